import type { Words } from '../../db/tables/index.ts'
import { addWords } from '../content/words/add-words.ts'

/** A notice to agents; its text is a plain paragraph. */
export interface SeedAgentNotice {
  readonly id: number
  readonly hoursAgo: number
  readonly title: Words
  readonly text: Words
}

const written: readonly SeedAgentNotice[] = [
  {
    id: 1,
    hoursAgo: 20,
    title: { EN: 'New contract offers in your agent centre', TY: 'May bagong alok na kontrata sa agent centre mo' },
    text: {
      EN: 'Offers wait for your answer under contracts. Before you accept, look at the side-by-side figures: they show what last month would have paid.',
      TY: 'May mga alok na naghihintay ng sagot mo sa mga kontrata. Bago tanggapin, tingnan ang magkatabing halaga: ipinapakita nito kung magkano sana ang ibinayad noong nakaraang buwan.',
    },
  },
  {
    id: 2,
    hoursAgo: 132,
    title: { EN: 'How dividends are settled', TY: 'Paano kinukuwenta at binabayaran ang dibidendo' },
    text: {
      EN: 'Semimonthly dividends close at midnight on the 1st and the 16th, Manila time. They show as in process until the house has checked them, within ten days. A loss is carried into the next period. They count the net loss up to what the games keep of the turnover on average.',
      TY: 'Nagsasara ang dibidendong dalawang beses sa isang buwan tuwing hatinggabi ng ika-1 at ika-16, oras ng Maynila. Nasa proseso ito hanggang masuri ng kompanya, sa loob ng sampung araw. Dinadala sa susunod na panahon ang lugi. Binibilang ang netong talo hanggang sa karaniwang naiiwan sa laro mula sa turnover.',
    },
  },
  {
    id: 3,
    hoursAgo: 700,
    title: { EN: 'Invitation links carry their own rates', TY: 'May sariling rate ang bawat link ng imbitasyon' },
    text: {
      EN: 'Each link can give new members rebate rates of its own, up to yours. Who came by a link keeps those rates when the link is deleted.',
      TY: 'Maaaring magbigay ang bawat link ng sariling rebate rate sa mga bagong miyembro, hanggang sa rate mo. Mananatili ang rate ng mga dumaan sa link kahit burahin ito.',
    },
  },
]

/** Notices to agents, the newest first. */
export const seedAgentNotices: readonly SeedAgentNotice[] = written.map((notice) => ({
  ...notice,
  title: addWords(notice.title, ({ agentNotices }) => agentNotices[notice.id]?.title),
  text: addWords(notice.text, ({ agentNotices }) => agentNotices[notice.id]?.text),
}))

import type { Words } from '../../../kernel/db/index.ts'
import { addTranslations } from '../content/translations/add-translations.ts'

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
    title: { EN: 'Before you accept a contract', TY: 'Bago tanggapin ang isang kontrata' },
    text: {
      EN: 'Customer service tells you the terms of an offer. Before you accept, ask what last month would have paid under them.',
      TY: 'Itanong sa customer service ang mga tuntunin ng alok. Bago tanggapin, itanong din kung magkano sana ang ibinayad sa ilalim nito noong nakaraang buwan.',
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
  title: addTranslations(notice.title, ({ agentNotices }) => agentNotices[notice.id]?.title),
  text: addTranslations(notice.text, ({ agentNotices }) => agentNotices[notice.id]?.text),
}))

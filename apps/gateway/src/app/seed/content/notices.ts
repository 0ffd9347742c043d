import type { Words } from '../../../kernel/db/index.ts'
import { addTranslations } from './translations/add-translations.ts'

/** A notice (PL), hot notice (H) or popup (PU) to publish. */
export interface SeedNotice {
  readonly id: number
  readonly type: 'PL' | 'H' | 'PU'
  readonly execution: 'A' | 'B' | 'F' | null
  readonly hoursAgo: number
  readonly title: Words
  readonly text: Words
}

const written: readonly SeedNotice[] = [
  {
    id: 201,
    type: 'PL',
    execution: null,
    hoursAgo: 2,
    title: { EN: 'Buccaneer Bay is being serviced', TY: 'Inaayos ang Buccaneer Bay' },
    text: {
      EN: 'The provider is servicing this game. Open rounds are settled when it returns.',
      TY: 'Inaayos ng provider ang larong ito. Aayusin ang mga bukas na round pagbalik nito.',
    },
  },
  {
    id: 202,
    type: 'PL',
    execution: null,
    hoursAgo: 20,
    title: { EN: 'Fourteen new games this week', TY: 'Labing-apat na bagong laro ngayong linggo' },
    text: {
      EN: 'Candy Atelier, Orbit Crash and Turtle Carnival lead the row of new games.',
      TY: 'Nangunguna sa mga bagong laro ang Candy Atelier, Orbit Crash at Turtle Carnival.',
    },
  },
  {
    id: 204,
    type: 'PL',
    execution: null,
    hoursAgo: 90,
    title: { EN: 'Play within your limits', TY: 'Maglaro sa loob ng limit mo' },
    text: {
      EN: 'Decide before you start how much you will spend, and stop when it is no longer fun. Only for players aged 21 or over.',
      TY: 'Magpasya bago magsimula kung hanggang magkano ka, at huminto kapag hindi na masaya. Para lang sa 21 taong gulang pataas.',
    },
  },
  {
    id: 205,
    type: 'H',
    execution: null,
    hoursAgo: 30,
    title: { EN: 'Fishing halls: every fish shows its pay', TY: 'Fishing: kita ang bayad sa bawat isda' },
    text: {
      EN: 'Each hall shows what every fish pays before you shoot.',
      TY: 'Ipinapakita ng bawat hall ang bayad ng bawat isda bago ka bumaril.',
    },
  },
  {
    id: 211,
    type: 'PU',
    execution: 'B',
    hoursAgo: 200,
    title: { EN: 'This is a demo', TY: 'Demo ito' },
    text: {
      EN: 'All sums on this site are play money. Open an account and try the slots of Tessera and Ninefold.',
      TY: 'Play money ang lahat ng halaga rito. Magbukas ng account at subukan ang mga slot ng Tessera at Ninefold.',
    },
  },
  {
    id: 212,
    type: 'PU',
    execution: 'F',
    hoursAgo: 200,
    title: { EN: 'Welcome to Vesper', TY: 'Maligayang pagdating sa Vesper' },
    text: {
      EN: 'Your account holds ₱1,000 of play money. It can be played, not withdrawn.',
      TY: 'May ₱1,000 na play money ang account mo. Nalalaro ito, hindi nawi-withdraw.',
    },
  },
]

/** Notices, newest first, the hot one, and the popups before and after login. */
export const seedNotices: readonly SeedNotice[] = written.map((notice) => ({
  ...notice,
  title: addTranslations(notice.title, ({ notices }) => notices[notice.id]?.title),
  text: addTranslations(notice.text, ({ notices }) => notices[notice.id]?.text),
}))

import type { Meta } from '@storybook/react-vite'
import { listBets } from '@parlour/api-client/endpoints'
import { answers } from './answers.ts'
import { someBet } from './bet-answers.ts'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: betting record',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/personalHistoryCopy', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
/** A year is shown in parts of 30 days. */
const year = '/member/personalHistoryCopy?from=2025-11-24&to=2026-11-22&part=2'
export const Year: ScreenStory = { args: { path: year } }
export const PhoneYear: ScreenStory = { args: { path: year }, globals: onPhone }
const ten = Array.from({ length: 10 })
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listBets, {
        list: ten.map(someBet(answers.at)).map((bet) => ({
          ...bet,
          gameName: `${bet.gameName} of the Whole Archipelago and Beyond`,
          vendorName: `${bet.vendorName} International Entertainment`,
          stake: 1_234_567.89,
        })),
        totals: { stake: 12_345_678.9, win: 331.5, result: -12_345_347.4, count: 10_000 },
        totalPages: 1_000,
        totalCount: 10_000,
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
const open = '/member/personalHistoryCopy?tab=open'
/** Coupons and tickets that wait for their result. */
export const OpenBets: ScreenStory = { args: { path: open }, play: shows(/Betting record/, 'table') }
export const PhoneOpenBets: ScreenStory = { args: { path: open }, globals: onPhone }
export const OpenBetsFromTheRight: ScreenStory = { args: { path: open }, globals: fromTheRight }
export const NoOpenBets: ScreenStory = {
  args: {
    path: open,
    server: (server) => server.answer(listBets, { list: [], totals: null, totalPages: 1, totalCount: 0 }),
  },
}
export const OpenBet: ScreenStory = { args: { path: `${open}&open=7b1c4e0f-2000` } }
/** A link led to a bet that has gone to the files. */
export const NoSuchBet: ScreenStory = { args: { path: '/member/personalHistoryCopy?open=gone' } }
export const RoundOpen: ScreenStory = { args: { path: '/member/personalHistoryCopy?open=5f0d8a52-1001' } }

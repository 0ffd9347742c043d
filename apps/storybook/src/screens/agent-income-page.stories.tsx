import { getPayout } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { answerIncome } from './income-answers.ts'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const path = '/agent/agentRevenueReport'
const meta = {
  ...screenMeta,
  title: 'Screens/Agent: my income',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

/** The day before today, as the platform counts days: eight hours ahead. */
const yesterday = (now = Date.now()) => new Date(now - 16 * 3_600_000).toISOString().slice(0, 10)

const opened = { path: `${path}?open=${yesterday()}` }
const payout = { path: `${path}?open=${yesterday()}.commission.800` }
const loaded = shows(/^Income of/, 'dialog')
const payoutLoaded = shows(/^Commission$/, 'dialog')

export const Filled: ScreenStory = { play: shows(/^Day by day$/, 'table') }
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Day: ScreenStory = { args: opened, play: loaded }
export const DayOnAPhone: ScreenStory = { ...Day, globals: onPhone }
export const DayFromTheRight: ScreenStory = { args: opened, globals: fromTheRight }
export const Payout: ScreenStory = { args: payout, play: payoutLoaded }
export const PayoutOnAPhone: ScreenStory = { ...Payout, globals: onPhone }
export const PayoutRefused: ScreenStory = {
  args: {
    ...payout,
    server: (server) =>
      server.answer(getPayout, () => {
        throw new FakeRefusal('agent.payout.unknown')
      }),
  },
  play: payoutLoaded,
}
export const LongNames: ScreenStory = {
  args: {
    ...payout,
    server: (server) => answerIncome(server, Date.now(), (name) => `${name}_of_the_whole_archipelago`),
  },
  play: payoutLoaded,
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

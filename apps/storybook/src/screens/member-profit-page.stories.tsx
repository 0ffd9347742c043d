import type { Meta } from '@storybook/react-vite'
import { answerProfit } from './profit-answers.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: profit and loss',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/personalProfit', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const ByProvider: ScreenStory = { args: { path: '/member/personalProfit?kind=provider' } }
export const CardsAndFishingOnAPhone: ScreenStory = {
  args: { path: '/member/personalProfit?kind=cards' },
  globals: onPhone,
}
export const LongNames: ScreenStory = {
  args: {
    path: '/member/personalProfit?kind=cards',
    server: (server) => answerProfit(server, Date.now(), (name) => `${name} of the Whole Archipelago and Beyond`),
  },
}
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }

import type { Meta } from '@storybook/react-vite'
import { answerTeamLists } from './agent-answers.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Agent: team betting',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/agent/personalHistoryCopy', person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Details: ScreenStory = { args: { path: '/agent/personalHistoryCopy?open=5f0d8a52-2001' } }
export const OfAPayout: ScreenStory = { args: { path: '/agent/personalHistoryCopy?payout=800' } }
export const LongNames: ScreenStory = {
  args: {
    server: (server) => answerTeamLists(server, Date.now(), (text) => `${text} of the Whole Archipelago and Beyond`),
  },
}
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

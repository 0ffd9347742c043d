import type { Meta } from '@storybook/react-vite'
import { answerTeamLists } from './agent-answers.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Agent: profit and loss of players',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/agent/palStatementsAgentCopy', person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Lottery: ScreenStory = { args: { path: '/agent/palStatementsAgentCopy?tab=lottery' } }
export const LongNames: ScreenStory = {
  args: {
    server: (server) => answerTeamLists(server, Date.now(), (text) => `${text} of the Whole Archipelago and Beyond`),
  },
}
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

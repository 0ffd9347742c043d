import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Agent: team overview',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/agent/agentTeamOverview', person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const NotAnAgent: ScreenStory = { args: { person: 'member' } }

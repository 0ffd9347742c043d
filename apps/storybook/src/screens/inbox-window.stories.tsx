import type { Meta } from '@storybook/react-vite'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Messages',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, person: 'member', over: 'messages' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Received: ScreenStory = { play: shows(/^Messages$/, 'dialog') }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

import type { Meta } from '@storybook/react-vite'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Help over home',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/help' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Contents: ScreenStory = { play: shows(/^Help centre$/, 'dialog') }
export const Article: ScreenStory = { args: { path: '/help?topic=withdraw' } }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

import type { Meta } from '@storybook/react-vite'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = {}
export const Member: ScreenStory = { args: { person: 'member' } }
export const Agent: ScreenStory = { args: { person: 'agent' } }
export const Demo: ScreenStory = { args: { person: 'demo' } }
export const Phone: ScreenStory = { args: { person: 'member' }, globals: onPhone }
export const GuestOnPhone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { args: { person: 'member' }, globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const NothingYet: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const Offline: ScreenStory = { args: { condition: 'offline' } }

import type { Meta } from '@storybook/react-vite'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Lottery hall',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/lottery' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = { play: shows(/^Lottery/) }
export const Member: ScreenStory = { args: { person: 'member' } }
export const FromTheRight: ScreenStory = { args: { person: 'member' }, globals: fromTheRight }
export const Phone: ScreenStory = { globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

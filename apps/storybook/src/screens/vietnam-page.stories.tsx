import type { Meta } from '@storybook/react-vite'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Lottery of Vietnam',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/vnlottery' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = { play: shows(/^Last results$/) }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

import type { Meta } from '@storybook/react-vite'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Speed test',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, over: 'speed' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Measuring: ScreenStory = { play: shows(/^Speed test$/, 'dialog') }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const NoOtherAddress: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

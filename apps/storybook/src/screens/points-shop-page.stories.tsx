import type { Meta } from '@storybook/react-vite'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Points shop',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/pointMall', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Rewards: ScreenStory = { play: shows(/^Redeem /, 'button') }
export const Redeemed: ScreenStory = { args: { path: '/pointMall?record=redemptions' } }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Phone: ScreenStory = { globals: onPhone }
export const Guest: ScreenStory = { args: { person: 'guest' } }
export const Demo: ScreenStory = { args: { person: 'demo' } }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

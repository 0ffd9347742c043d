import type { Meta } from '@storybook/react-vite'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: account record',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/transactionHistory', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }

import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: my account',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/securityCenter', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const PhoneList: ScreenStory = { args: { path: '/member' }, globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
export const Guest: ScreenStory = { args: { person: 'guest' } }

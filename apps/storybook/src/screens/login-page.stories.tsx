import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Login',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/login' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Default: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const AlreadyLoggedIn: ScreenStory = { args: { person: 'member' } }

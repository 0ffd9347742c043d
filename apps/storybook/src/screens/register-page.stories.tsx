import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Register',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/register' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Default: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }

import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Search',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/rng?q=dragon' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Found: ScreenStory = {}
export const NothingFits: ScreenStory = { args: { path: '/rng?q=unicorn' } }
export const Phone: ScreenStory = { globals: onPhone }
export const Failing: ScreenStory = { args: { condition: 'error' } }

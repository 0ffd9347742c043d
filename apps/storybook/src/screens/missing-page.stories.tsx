import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Not found',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/no-such-page' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }

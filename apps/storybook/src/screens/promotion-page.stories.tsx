import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Promotion',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/promoDetail?id=101' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Running: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Gone: ScreenStory = { args: { path: '/promoDetail?id=999' } }

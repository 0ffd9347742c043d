import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Page that did not load',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/promotions', lost: true },
} satisfies Meta<SiteScreenProps>
export default meta

export const Default: ScreenStory = { play: shows(/^This page did not load$/) }
export const Phone: ScreenStory = { globals: onPhone }

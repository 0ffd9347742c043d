import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Maintenance',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Default: ScreenStory = { args: { condition: 'maintenance' } }
export const Phone: ScreenStory = { args: { condition: 'maintenance' }, globals: onPhone }

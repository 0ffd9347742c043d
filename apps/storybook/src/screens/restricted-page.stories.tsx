import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Restricted',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Default: ScreenStory = { args: { condition: 'restricted' } }
export const Phone: ScreenStory = { args: { condition: 'restricted' }, globals: onPhone }

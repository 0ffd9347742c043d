import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = { ...screenMeta, title: 'Screens/Promotions', tags: ['!autodocs'], args: { ...screenMeta.args, path: '/promotions' } } satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Offline: ScreenStory = { args: { condition: 'offline' } }

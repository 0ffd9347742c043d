import type { Meta } from '@storybook/react-vite'
import { listAnnouncements } from '@parlour/api-client/endpoints'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Promotions',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/promotions' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Slow: ScreenStory = { args: { server: (server) => server.delay(8_000, listAnnouncements) } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { server: (server) => server.fail('503', listAnnouncements) } }
export const Offline: ScreenStory = { args: { condition: 'offline' } }

import type { Meta } from '@storybook/react-vite'
import { listAnnouncements } from '@parlour/api-client/endpoints'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Announcements',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, over: 'notices' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Listed: ScreenStory = { play: shows(/Fourteen new games/, 'button') }
export const Member: ScreenStory = { args: { person: 'member' } }
export const Slow: ScreenStory = { args: { server: (server) => server.delay(8_000, listAnnouncements) } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { server: (server) => server.fail('503', listAnnouncements) } }

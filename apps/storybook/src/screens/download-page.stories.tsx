import type { Meta } from '@storybook/react-vite'
import { getStatus } from '@parlour/api-client/endpoints'
import { answers } from './answers.ts'
import { onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/App download',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/download' },
} satisfies Meta<SiteScreenProps>
export default meta

const withoutLinks: NonNullable<SiteScreenProps['server']> = (server) =>
  server.answer(getStatus, { ...answers.status, info: { ...answers.status.info, resources: [] } })

export const Offered: ScreenStory = { play: shows(/on your phone$/) }
export const Phone: ScreenStory = { globals: onPhone }
export const NotOffered: ScreenStory = { args: { server: withoutLinks } }
export const Slow: ScreenStory = { args: { server: (server) => server.delay(8_000, getStatus) } }
export const OverThePage: ScreenStory = {
  args: { path: '/promotions', over: 'app' },
  play: shows(/on your phone$/, 'dialog'),
}

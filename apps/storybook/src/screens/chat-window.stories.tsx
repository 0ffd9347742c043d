import type { Meta } from '@storybook/react-vite'
import { getChatGroupPermission, launchChat } from '@parlour/api-client/endpoints'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Chat room',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, person: 'member', over: 'chat' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Opening: ScreenStory = { args: { server: (server) => server.fail('hang', launchChat) } }
export const NotForThisMember: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getChatGroupPermission, { chat: 0, sendText: 0, sendImage: 0, createGroup: 0, maxLength: 1000 }),
  },
  play: shows(/^Close the chat$/, 'button'),
}
export const FromElsewhere: ScreenStory = {}
export const Failing: ScreenStory = { args: { condition: 'error' } }

import type { Meta } from '@storybook/react-vite'
import { launchGame } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Seamless game',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/seamless?node=20012&vendor=HCL&name=Baccarat+Salon' },
} satisfies Meta<SiteScreenProps>
export default meta

const refusing =
  (code: string): NonNullable<SiteScreenProps['server']> =>
  (server) =>
    server.answer(launchGame, () => {
      throw new FakeRefusal(code)
    })

export const Guest: ScreenStory = {}
export const Opening: ScreenStory = { args: { person: 'member', server: (server) => server.fail('hang', launchGame) } }
export const UnderMaintenance: ScreenStory = { args: { person: 'member', server: refusing('game.maintenance') } }
export const Failing: ScreenStory = { args: { person: 'member', server: (server) => server.fail('503', launchGame) } }

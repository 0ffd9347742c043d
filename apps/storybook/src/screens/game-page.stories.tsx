import type { Meta } from '@storybook/react-vite'
import { launchGame } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Game',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/game?node=10270&vendor=KRW&name=Jade+Dragon' },
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
export const BalanceTooSmall: ScreenStory = { args: { person: 'member', server: refusing('insufficient.balance') } }
export const UnderMaintenance: ScreenStory = { args: { person: 'member', server: refusing('game.maintenance') } }
export const DemoMayNot: ScreenStory = { args: { person: 'demo', server: refusing('function.not.available') } }
export const Phone: ScreenStory = {
  args: { person: 'member', server: refusing('insufficient.balance') },
  globals: onPhone,
}

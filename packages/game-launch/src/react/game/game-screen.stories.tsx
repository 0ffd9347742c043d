import { launchGame } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameScreen } from './game-screen.tsx'

type Story = StoryObj<typeof GameScreen>

const refusing = (code: string, value?: unknown) => ({
  session: 'member',
  server: (server: FakeServer) =>
    server.answer(launchGame, () => {
      throw new FakeRefusal(code, { value })
    }),
})

const meta: Meta<typeof GameScreen> = {
  title: 'Game launch/Game screen',
  component: GameScreen,
  args: {
    game: { nodeId: 10_270, vendor: 'KRW', roomId: null, name: 'Jade Dragon' }, merchant: 'vesper', language: 'EN', gameOrigins: [], suspended: false,
    onLogin: () => undefined, onExit: () => undefined, onBalanceChanged: () => undefined,
  },
}
export default meta

export const Guest: Story = { parameters: { server: () => undefined } }

export const Opening: Story = {
  parameters: { session: 'member', server: (server: FakeServer) => server.answer(launchGame, () => new Promise(() => undefined) as never) },
}

export const BalanceTooSmall: Story = { parameters: refusing('insufficient.balance') }

export const Maintenance: Story = {
  parameters: refusing('game.maintenance', { content: { data: { endTime: Date.UTC(2026, 0, 15, 18) } } }),
}

export const Unconnected: Story = { parameters: refusing('game.vendor.unavailable') }

import { getMerchantWallet, launchGame } from '@parlour/api-client/endpoints'
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

const host = 'https://play.example'
const playing = {
  session: 'member',
  server: (server: FakeServer) =>
    server
      .answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
      .answer(launchGame, { content: { game_url: `${host}/slot/10270`, game_url2: null } }),
}

const meta: Meta<typeof GameScreen> = {
  title: 'Game launch/Game screen',
  component: GameScreen,
  args: {
    game: { nodeId: 10_270, vendor: 'KRW', roomId: null, name: 'Jade Dragon' },
    merchant: 'vesper',
    language: 'EN',
    gameOrigins: [host],
    suspended: false,
    onLogin: () => undefined,
    onExit: () => undefined,
    onBalanceChanged: () => undefined,
    onDeposit: () => undefined,
    onOther: () => undefined,
  },
}
export default meta

export const Guest: Story = { parameters: { server: () => undefined } }

export const Opening: Story = {
  parameters: {
    session: 'member',
    server: (server: FakeServer) => server.answer(launchGame, () => new Promise(() => undefined) as never),
  },
}

export const Playing: Story = { parameters: playing }

export const WindowBlocked: Story = { args: { blocked: true }, parameters: playing }

export const LinkToAWindow: Story = {
  args: { blocked: true },
  parameters: playing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open in a window' }))
    await canvas.findByRole('link', { name: 'Open Jade Dragon' })
  },
}

export const BalanceTooSmall: Story = { parameters: refusing('insufficient.balance') }

export const Maintenance: Story = {
  parameters: refusing('game.maintenance', { content: { data: { endTime: Date.UTC(2026, 0, 15, 18) } } }),
}

export const Unconnected: Story = { parameters: refusing('game.vendor.unavailable') }

export const RoundOpenElsewhere: Story = {
  parameters: refusing('game.round.open', {
    nodeId: 10_272,
    vassalage: 'PTG',
    gameName: 'Tiger Fortune',
    roundId: '1',
  }),
}

export const DemoAccount: Story = { parameters: refusing('in_need_true_account') }

export const NoDemo: Story = { parameters: refusing('game.trial.unavailable') }

export const Gone: Story = { parameters: refusing('game.not.found') }

export const ForeignHost: Story = { args: { gameOrigins: [] }, parameters: playing }

export const NoConnection: Story = {
  parameters: { session: 'member', server: (server: FakeServer) => server.fail('offline', launchGame) },
}

import { getMerchantWallet, launchGame } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SeamlessScreen } from './game-screen.tsx'

type Story = StoryObj<typeof SeamlessScreen>

const host = 'https://play.example'

const meta: Meta<typeof SeamlessScreen> = {
  title: 'Game launch/Seamless screen',
  component: SeamlessScreen,
  args: {
    game: { nodeId: 11_800, vendor: 'OVT', roomId: null, name: 'Derby Night' },
    merchant: 'vesper',
    language: 'EN',
    gameOrigins: [host],
    suspended: false,
    onLogin: () => undefined,
    onExit: () => undefined,
    onBalanceChanged: () => undefined,
  },
  parameters: {
    layout: 'fullscreen',
    session: 'member',
    server: (server: FakeServer) =>
      server
        .answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
        .answer(launchGame, { content: { game_url: `${host}/coupon/11800`, game_url2: null } }),
  },
}
export default meta

export const Playing: Story = {}

export const WithBars: Story = { args: { bars: true } }

export const Refused: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(launchGame, () => {
        throw new FakeRefusal('game.vendor.unavailable')
      }),
  },
}

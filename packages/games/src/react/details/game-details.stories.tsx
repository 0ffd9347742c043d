import { getGameDetails } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromRow } from '../../game.ts'
import { jadeDetails, jadeRow } from '../../testing/catalogue.ts'
import { GameDetailsModal } from './game-details-modal.tsx'

type Story = StoryObj<typeof GameDetailsModal>

const told = (change: Partial<typeof jadeDetails>) => (server: FakeServer) =>
  server.answer(getGameDetails, { ...jadeDetails, ...change })
const onThePage = { docs: { story: { inline: false, height: '760px' } } }

const meta: Meta<typeof GameDetailsModal> = {
  title: 'Games/Details',
  component: GameDetailsModal,
  args: { game: fromRow(jadeRow), language: 'EN', currency: 'PHP', onPlay: () => undefined, onClose: () => undefined },
  parameters: onThePage,
}
export default meta

export const Told: Story = { parameters: { server: told({}) } }
export const Untold: Story = {
  parameters: { server: told({ rtp: null, volatility: null, lines: null, maxBet: 0, rules: [] }) },
}
export const Closed: Story = { parameters: { server: told({ isOpen: 0 }) } }
export const Slow: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(getGameDetails, () => new Promise(() => undefined) as never),
  },
}
export const Failed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(getGameDetails, () => {
        throw new FakeRefusal('system.busy')
      }),
  },
}

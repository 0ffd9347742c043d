import { listGames } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromRow } from '../../game.ts'
import { gamesPage, jadeRow } from '../../testing/catalogue.ts'
import { SimilarGamesModal } from './similar-games-modal.tsx'

type Story = StoryObj<typeof SimilarGamesModal>

const meta: Meta<typeof SimilarGamesModal> = {
  title: 'Games/Similar games',
  component: SimilarGamesModal,
  args: {
    game: { ...fromRow(jadeRow), maintenance: { from: 0, until: Date.UTC(2026, 0, 15, 13) } },
    language: 'EN',
    currency: 'PHP',
    onOpen: () => undefined,
    onClose: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
}
export default meta

export const Three: Story = { parameters: { server: (server: FakeServer) => server.answer(listGames, gamesPage()) } }
export const None: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listGames, gamesPage([jadeRow])) },
}
export const Slow: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listGames, () => new Promise(() => undefined) as never) },
}
export const Failed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(listGames, () => {
        throw new FakeRefusal('system.busy')
      }),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { LoadMore } from './load-more.tsx'

type Story = StoryObj<typeof LoadMore>

const nothing = () => undefined
const all = games(14)

const Listing = () => {
  const [count, setCount] = useState(7)
  return (
    <main>
      <GameGrid label="Slots">
        {all.slice(0, count).map((game) => (
          <GameTile key={game.name} {...game} />
        ))}
      </GameGrid>
      <LoadMore
        label="Show more games"
        shown={`${count} of ${all.length}`}
        onMore={() => setCount(all.length)}
        done={count === all.length}
      />
    </main>
  )
}

const dossier = {
  purpose:
    'The end of a list that goes on: how much is shown and the way to more. For records with sums take Pagination.',
  anatomyOf: 'More',
  anatomy: [
    { at: '.p-more__shown', name: 'How much, 13', says: 'In t3: shown of all. Read out when it changes.' },
    { at: '.p-button', name: 'Button, 44', says: 'Secondary. Keeps its width while the next page is on its way.' },
  ],
  dos: [
    { says: 'Load three pages by itself (auto), then wait for the button, so that the footer can be reached.' },
    { says: 'Say the end: "All 84 games". Nothing is worse than a list that just stops.' },
  ],
  donts: [
    { says: 'Do not put a spinner of its own below the list; skeletons of the tiles stand there.' },
    { says: 'Do not make it coral: more of the same is not the deed of the page.' },
  ],
  accessibility: [
    'A status with what is shown, so that what came by itself is told.',
    'The button keeps the focus while it is busy (aria-busy), and what came stands before it in reading order.',
  ],
  keyboard: [{ keys: 'Enter', does: 'loads the next page' }],
} satisfies Dossier

const meta: Meta<typeof LoadMore> = { title: 'Lobby/LoadMore', component: LoadMore, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof LoadMore> = {
  args: { label: 'Show more games', shown: '42 of 1,284', onMore: fn(), busy: false, done: false },
}
export const More: Story = { render: () => <LoadMore label="Show more games" shown="42 of 1,284" onMore={nothing} /> }
export const Busy: Story = {
  render: () => <LoadMore label="Show more games" shown="42 of 1,284" onMore={nothing} busy />,
}
export const Done: Story = {
  render: () => <LoadMore label="Show more games" shown="All 84 games" onMore={nothing} done />,
}
export const Failed: Story = {
  render: () => (
    <LoadMore
      label="Show more games"
      shown="42 of 1,284"
      onMore={nothing}
      problem={{ text: 'The next games did not come. Those above stay here.', retryLabel: 'Try again' }}
    />
  ),
}
export const One: Story = { render: () => <LoadMore label="Show more games" shown="1 game" onMore={nothing} done /> }
export const LongWords: Story = {
  render: () => (
    <LoadMore
      label="Magpakita pa ng ibang mga laro sa slots"
      shown="Ipinapakita ang 42 sa kabuuang 1,284 na laro"
      onMore={nothing}
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => <Listing />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 14')
    canvas.getByRole('button', { name: 'Show more games' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('14 of 14')
    await expect(canvas.queryByRole('button', { name: 'Show more games' })).toBeNull()
  },
}

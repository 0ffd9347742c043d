import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { Dossier } from '../../testing/dossier.ts'
import { Money } from '../money/money.tsx'
import { InfiniteList } from './infinite-list.tsx'

const dossier: Dossier = {
  purpose:
    'A long list that is read from the top: games, messages, winners. For figures that are compared or summed take a DataTable with pages.',
  anatomyOf: 'Messages',
  anatomy: [
    {
      at: '.p-infinite__row',
      name: 'Row',
      says: 'Drawn only near the screen; keeps its height, so that the page does not jump.',
    },
    { at: '.p-more__shown', name: 'How much', says: 'What is shown of what there is, 13 px in t3, read out politely.' },
    { at: '.p-more .p-button', name: 'More', says: 'Comes after three pages, so that the footer stays in reach.' },
  ],
  dos: [
    { says: 'Say how many there are in all.' },
    { says: 'Keep what has come when the next page fails, and offer to ask again.' },
  ],
  donts: [
    { says: 'Do not let a list without an end stand above something that must be found.' },
    { says: 'Do not use it for money: records have pages, sums and a file.' },
  ],
  accessibility: [
    'A list with a name and aria-busy while the next page is on its way.',
    'A failed page is an alert with a button; nothing that came is lost.',
  ],
}

const meta: Meta = { title: 'Data/InfiniteList', component: InfiniteList, parameters: { dossier } }
export default meta

type Win = { id: string; who: string; game: string; sum: string }
const games = ['Jade Dragon', 'Shark Reef', 'Tiger Fortune', 'Mekong 4D', 'Rose Room']
const wins = (from: number, count: number): Win[] =>
  Array.from({ length: count }, (_, at) => {
    const n = from + at
    return {
      id: String(n),
      who: `ma***${((n * 37) % 90) + 10}`,
      game: games[n % games.length] ?? '',
      sum: `₱ ${(((n * 7919) % 9000) + 120).toLocaleString('en')}.00`,
    }
  })
const row = ({ who, game, sum }: Win) => (
  <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
    <span>
      {who} · {game}
    </span>
    <Money>{sum}</Money>
  </div>
)
const look = {
  label: 'Winners',
  keyOf: ({ id }: Win) => id,
  rowHeight: 22,
  moreLabel: 'Show more winners',
  onMore: () => undefined,
}

const Endless = () => {
  const [shown, setShown] = useState(20)
  return (
    <InfiniteList
      {...look}
      items={wins(0, shown)}
      onMore={() => setShown(Math.min(shown + 20, 120))}
      shown={`${shown} of 120`}
      done={shown === 120}
    >
      {row}
    </InfiniteList>
  )
}

export const Playground: StoryObj<typeof InfiniteList<Win>> = {
  args: {
    label: 'Winners',
    items: wins(0, 6),
    keyOf: ({ id }) => id,
    rowHeight: 22,
    shown: '6 of 120',
    moreLabel: 'Show more winners',
    onMore: fn(),
    pagesByThemselves: 0,
    busy: false,
    done: false,
    children: row,
  },
}
export const Messages: StoryObj = {
  render: () => (
    <InfiniteList {...look} items={wins(0, 12)} shown="12 of 120" pagesByThemselves={0}>
      {row}
    </InfiniteList>
  ),
}
export const Loading: StoryObj = {
  render: () => (
    <InfiniteList {...look} items={wins(0, 6)} shown="6 of 120" busy>
      {row}
    </InfiniteList>
  ),
}
export const Failed: StoryObj = {
  render: () => (
    <InfiniteList
      {...look}
      items={wins(0, 6)}
      shown="6 of 120"
      problem={{ text: 'The next winners did not come. Check the network.', retryLabel: 'Try again' }}
    >
      {row}
    </InfiniteList>
  ),
}
export const All: StoryObj = {
  render: () => (
    <InfiniteList {...look} items={wins(0, 8)} shown="All 8 winners" done>
      {row}
    </InfiniteList>
  ),
}
export const ThreePagesThenAButton: StoryObj = {
  render: () => <Endless />,
  play: async ({ canvas, userEvent }) => {
    for (const shown of ['40 of 120', '60 of 120', '80 of 120']) {
      canvas.getByRole('status').scrollIntoView()
      await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(shown))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show more winners' }))
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('100 of 120'))
  },
}

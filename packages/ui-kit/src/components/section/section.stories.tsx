import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import { Section } from './section.tsx'

type Story = StoryObj<typeof Section>

const shelf = (
  <GameGrid label="Hot now" layout="rail" shelf>
    {games(7).map((game) => (
      <GameTile key={game.name} {...game} />
    ))}
  </GameGrid>
)
const Period = () => {
  const [value, setValue] = useState('today')
  return (
    <Segmented
      label="Period"
      options={[
        { value: 'today', label: 'Today' },
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
      ]}
      value={value}
      onValue={setValue}
    />
  )
}

const dossier = {
  purpose: 'A titled part of a page. Rhythm does the parting: no box, no ground, no line.',
  anatomyOf: 'Shelf',
  anatomy: [
    { at: '.p-section__title', name: 'Title', says: '24/600, tracking −.015em; 20 on a phone.' },
    { at: '.p-section__hint', name: 'Hint', says: '13 in t3 on the base line of the title; not on a phone.' },
    {
      at: '.p-section__action',
      name: 'The rest',
      says: 'A text link 14/600 in accent-text with an arrow, 44 high, at the end. A phone says the short form.',
    },
  ],
  dos: [
    {
      says: '48 px above a section on a desktop, 32 on a phone, counted from what is seen: the head is 44 high around its title.',
    },
    { says: 'Name the place in the full label ("All hot games"), also where a phone shows only "All".' },
  ],
  donts: [
    { says: 'Do not put two controls at the end: a link or a choice.' },
    { says: 'Do not wrap the section in a card: the tiles are the objects.' },
  ],
  accessibility: [
    'A region named by its title; level 2 unless it stands inside another.',
    'The link’s label contains its visible words in both forms.',
  ],
} satisfies Dossier

const meta: Meta<typeof Section> = { title: 'Shell/Section', component: Section, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Section> = {
  args: {
    title: 'Hot now',
    level: 2,
    hint: 'Most played in the last hour',
    action: { label: 'All hot games', shortLabel: 'All', href: '#hot' },
    children: shelf,
  },
}
export const Shelf: Story = {
  render: () => (
    <Section
      title="Hot now"
      hint="Most played in the last hour"
      action={{ label: 'All hot games', shortLabel: 'All', href: '#hot' }}
    >
      {shelf}
    </Section>
  ),
}
export const WithChoice: Story = {
  render: () => (
    <Section title="Winner board" hint="Settled rounds, names masked" end={<Period />}>
      {shelf}
    </Section>
  ),
}
export const TitleAlone: Story = { render: () => <Section title="Running promotions">{shelf}</Section> }
export const LongWords: Story = {
  render: () => (
    <div lang="fil">
      <Section
        title="Mga pinakabagong laro ngayong linggo"
        hint="Idinagdag noong nakaraang pitong araw"
        action={{ label: 'Lahat ng bagong laro', shortLabel: 'Lahat', href: '#new' }}
      >
        {shelf}
      </Section>
    </div>
  ),
}
export const ByKeyboard: Story = {
  render: () => (
    <Section title="Hot now" action={{ label: 'All hot games', shortLabel: 'All', href: '#hot' }}>
      {shelf}
    </Section>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Hot now' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All hot games' })).toHaveFocus()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { Card, CardHead } from '../card/card.tsx'
import { Medal } from '../medal/medal.tsx'
import { CompareTable, type CompareColumn } from './compare-table.tsx'

const levels = ['Paper', 'Sapphire', 'Jade', 'Copper', 'Coral', 'Amethyst', 'Ruby', 'Aquamarine', 'Obsidian']
const columnsWith = (own: number): CompareColumn[] =>
  levels.map((name, level) => ({
    id: String(level),
    mark: <Medal sign={String(level)} />,
    title: `VIP${level}`,
    sub: level === own ? 'You' : name,
    current: level === own,
  }))
const cells = (of: (level: number) => string) => Object.fromEntries(levels.map((_, level) => [level, of(level)]))
const rows = [
  { id: 'total', name: 'To reach it: bets in total', cells: cells((level) => `${level * 2},000`) },
  { id: 'bonus', name: 'Upgrade bonus, once', cells: cells((level) => (level ? String(level * 18) : '—')), lead: true },
  { id: 'salary', name: 'Salary a month', cells: cells((level) => (level > 1 ? String(level * 9) : '—')), lead: true },
  { id: 'slots', name: 'Rebate, slots and fishing', cells: cells((level) => `0.${level + 1}0 %`) },
  { id: 'live', name: 'Rebate, live casino, sports, esports and cockfight', cells: cells((level) => `0.0${level} %`) },
]

const dossier = {
  purpose:
    'What each of a few things gives, with the reader’s own marked: ranks, tariffs. Rows of one kind that are sorted and paged are a DataTable.',
  anatomyOf: 'Ranks',
  anatomy: [
    { at: '.p-compare__head', name: 'Thing', says: 'Its mark of 40, its name 14/600, a word of 12 below.' },
    { at: '.p-compare__head[data-current]', name: 'Own', says: 'accent-soft from head to foot, 3 of accent above.' },
    { at: '.p-compare__name', name: 'Fact', says: '13/500 in t2; wraps, and stays in view when the table scrolls.' },
    { at: '.p-compare__cell', name: 'Figure', says: '13, tabular, at the end; a dash for nothing.' },
  ],
  dos: [
    { says: 'Say in words which one is the reader’s: "You".' },
    { says: 'Name the currency once, above the table, and leave it out of the cells.' },
  ],
  donts: [{ says: 'No more than ten things; no buttons inside.' }],
  accessibility: [
    'A table with row and column heads; below 768 px a list of cards that open one at a time.',
    'Where it is wider than its place it is a region that can be scrolled with the keys.',
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'Opens and closes a card on a phone.' }],
} satisfies Dossier

const meta: Meta<typeof CompareTable> = { title: 'Data/CompareTable', component: CompareTable, parameters: { dossier } }
export default meta

type Story = StoryObj<typeof CompareTable>

const inCard: Story['render'] = (args) => (
  <Card as="section">
    <CardHead title="All ranks" />
    <CompareTable {...args} />
  </Card>
)

export const Playground: Story = {
  args: {
    caption: 'All ranks',
    columns: columnsWith(2),
    rows,
    note: 'Bonus and salary: to be staked once within 30 days before they are withdrawn.',
  },
  render: inCard,
}
export const Ranks: Story = { ...Playground }
export const Highest: Story = { args: { ...Playground.args, columns: columnsWith(8) }, render: inCard }
export const NoneOwn: Story = { args: { ...Playground.args, columns: columnsWith(-1) }, render: inCard }
export const Used: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'All ranks' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: /VIP2 You/ })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Salary a month' })).toBeVisible()
  },
}

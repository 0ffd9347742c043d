import { SearchField, Select } from '@parlour/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Failed as FailedState } from '../failed/failed.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'

interface Round {
  readonly id: string
  readonly game: string
  readonly win: number
}

const games = [
  'Golden Carp',
  'Moon Harvest',
  'Nine Dragons',
  'A game whose name goes on for longer than a phone is wide',
]
const rounds: readonly Round[] = Array.from({ length: 10 }, (_, at) => ({
  id: `r${at + 1}`,
  game: games[at % games.length] ?? '',
  win: at * 25,
}))

const read = {
  error: null,
  isFetching: false,
  isPaused: false,
  dataUpdatedAt: Date.UTC(2026, 10, 28, 12),
  refetch: fn(),
}
const query: ListTableProps<Round>['query'] = { ...read, data: { list: rounds, totalPages: 12, totalCount: 118 } }

const meta: Meta<typeof ListTable<Round>> = {
  title: 'Data/ListTable',
  component: ListTable<Round>,
  args: {
    caption: 'Rounds',
    columns: [
      { id: 'game', head: 'Game', cell: ({ game }) => game, sortValue: ({ game }) => game },
      { id: 'id', head: 'Round', cell: ({ id }) => id },
      {
        id: 'win',
        head: 'Win',
        align: 'end',
        phone: 'value',
        cell: ({ win }) => `₱${win}.00`,
        sortValue: ({ win }) => win,
      },
    ],
    rowKey: ({ id }) => id,
    sort: { id: 'win', direction: 'descending' },
    onSort: fn(),
    search: <SearchField label="Account" clearLabel="Clear the search" value="" onValue={fn()} />,
    filters: (
      <Select
        compact
        label="Category"
        options={[
          { value: '', label: 'All' },
          { value: 'RNG', label: 'Slots' },
        ]}
      />
    ),
    totals: [{ label: 'All rounds', cells: { win: '₱1,125.00' } }],
    page: 1,
    query,
    failed: null,
    csv: { columns: [{ head: 'Round', csvValue: ({ id }) => id }], fileName: 'rounds.csv', rows: async () => rounds },
    empty: { title: 'No rounds yet', text: 'The rounds of your team appear here.' },
    hrefOfPage: (page) => `?page=${page}`,
    onPage: fn(),
  },
  parameters: { session: 'guest', server: () => undefined },
}
export default meta

type Story = StoryObj<typeof ListTable<Round>>

const narrowing = {
  filters: [
    { id: 'account', label: 'linhtran', onRemove: fn() },
    { id: 'kind', label: 'Slots', onRemove: fn() },
    { id: 'days', label: 'Nov 1 \u2013 14, 2026', onRemove: fn() },
  ],
  onClear: fn(),
}
const none = { ...query, data: { list: [], totalPages: 0, totalCount: 0 } }

export const Loaded: Story = {}
export const Narrowed: Story = { args: { narrowing } }
export const NothingMatches: Story = { args: { narrowing, query: none } }
export const Empty: Story = { args: { query: none } }
export const PastTheEnd: Story = {
  args: { page: 20, query: { ...query, data: { ...none.data, totalCount: 118, totalPages: 12 } } },
}
export const Loading: Story = { args: { query: { ...query, data: undefined, isFetching: true } } }
export const Failed: Story = {
  args: {
    query: { ...query, data: undefined, error: new Error('no network') },
    failed: <FailedState onRetry={fn()} />,
  },
}
export const NotReadAgain: Story = { args: { query: { ...query, error: new Error('no network') } } }
export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { narrowing },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.queryByRole('button', { name: 'Filters (3)' })
    if (!open) return
    await userEvent.click(open)
    await expect(await canvas.findByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  },
}

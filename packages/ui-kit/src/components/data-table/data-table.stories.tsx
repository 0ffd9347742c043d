import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { DataColumn } from './data-column.ts'
import type { DataSort } from './sort-rows.ts'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { IconDots, IconRefresh } from '../../icons/index.ts'
import { type Downline, downline, sumOf } from '../../testing/downline.ts'
import { face } from '../../testing/pictures.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Money } from '../money/money.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { DataLead } from './data-lead.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { DownloadCsv } from './download-csv.tsx'
import { sortRows } from './sort-rows.ts'

const sum = (id: keyof Downline, head: string, more: Partial<DataColumn<Downline>> = {}): DataColumn<Downline> => ({
  id,
  head,
  align: 'end',
  cell: (row) => sumOf(Number(row[id])),
  sortValue: (row) => Number(row[id]),
  ...more,
})

const columns: DataColumn<Downline>[] = [
  {
    id: 'member',
    head: 'Member',
    sticky: true,
    sortValue: ({ name }) => name,
    cell: ({ name, role }) => (
      <DataLead picture={<Avatar src={face(name.length)} size={36} />} title={name} sub={role} />
    ),
  },
  {
    id: 'downline',
    head: 'Downline',
    align: 'end',
    cell: ({ downline: below }) => below ?? '–',
    sortValue: ({ downline: below }) => below,
    phone: 'none',
  },
  sum('deposits', 'Deposits'),
  sum('withdrawals', 'Withdrawals'),
  sum('bets', 'Bets', { phone: 'none' }),
  sum('profit', 'Profit', {
    phone: 'value',
    cell: ({ profit }) => <Money tone={profit < 0 ? 'loss' : 'gold'}>{sumOf(profit)}</Money>,
  }),
  sum('rebate', 'Rebate', { phone: 'none' }),
]
const menu: DataColumn<Downline> = {
  id: 'menu',
  head: 'More',
  headHidden: true,
  align: 'end',
  phone: 'action',
  cell: ({ name }) => <IconButton label={`More about ${name}`} icon={<IconDots />} />,
}
const total = (key: keyof Downline, of = downline) => sumOf(of.reduce((all, row) => all + Number(row[key]), 0))
const totals = [
  {
    label: 'This page',
    cells: {
      deposits: total('deposits'),
      withdrawals: total('withdrawals'),
      bets: total('bets'),
      profit: <Money>{total('profit')}</Money>,
      rebate: total('rebate'),
    },
  },
  {
    label: 'All 214 members',
    cells: {
      deposits: '149,100.00',
      withdrawals: '94,300.00',
      bets: '912,640.20',
      profit: <Money>22,232.50</Money>,
      rebate: '1,825.28',
    },
  },
]
const pages = {
  label: 'Pages of the downline',
  page: 1,
  pages: 31,
  hrefOf: (page: number) => `?page=${page}`,
  prevLabel: 'Page before',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
}
const shown = '1 to 7 of 214'

const Team = (props: Partial<DataTableProps<Downline>>) => {
  const [sort, setSort] = useState<DataSort>({ id: 'profit', direction: 'descending' })
  const table = {
    caption: 'Downline',
    columns,
    rows: sortRows(props.rows ?? downline, columns, sort),
    rowKey: ({ id }: Downline) => id,
    sort,
    onSort: setSort,
  }
  return (
    <Card as="section">
      <DataTable {...table} {...props} rows={table.rows} />
    </Card>
  )
}

const dossier = {
  purpose:
    'Rows that are compared: members, rounds, payments, commissions. For a handful of facts about one thing take a list of terms; for games take the grid.',
  anatomyOf: 'WithTotals',
  anatomy: [
    {
      at: '.p-table__th[aria-sort="descending"]',
      name: 'Head, 44',
      says: '13, t3, one line. Where the column sorts it is a button; the sorted one turns t1 and 600 and shows a filled caret.',
    },
    {
      at: '.p-table__body > tr:nth-child(2)',
      name: 'Row, 52',
      says: 'Hairlines of line between rows, s2 under the pointer. Nothing is striped.',
    },
    {
      at: '.p-table__body > tr:nth-child(3) > td:nth-child(3)',
      name: 'Figures',
      says: 'At the end of their column, two places, tabular, so that the points stand under each other. Money that was won is gold, a loss is bad with its minus.',
    },
    {
      at: '.p-table__totals > tr:first-child',
      name: 'Totals',
      says: 'This page first, then everything. 600, above it the stronger hairline (line-2).',
    },
    {
      at: '.p-table__shown',
      name: 'What is shown',
      says: '13, t3; read out when it changes. Below it when the rows were read, which is not.',
    },
    { at: '.p-pages', name: 'Pages', says: 'Cells of 44; the place stays the same on the first and the last page.' },
  ],
  dos: [
    { says: 'Name the unit once, in the head or the caption, not in every cell.' },
    {
      says: 'Choose for the phone: one title, one value at its end, two or three words under them; leave the rest to the page of the row.',
    },
    { says: 'Give the file (CSV) raw numbers and every column, also those that the phone leaves out.' },
  ],
  donts: [
    {
      says: 'Do not centre figures, and do not mix places: 1,240 above 36.5 cannot be compared.',
      draw: () => (
        <div style={{ textAlign: 'center', font: 'var(--font-14)' }}>
          1,240
          <br />
          36.5
          <br />
          9,880.40
        </div>
      ),
    },
    { says: 'Do not put a coral button into each row. Rows have links and one menu at the end.' },
    { says: 'Do not wrap the table in a second card, and give it no border: hairlines and space are enough.' },
  ],
  accessibility: [
    'The caption names the table; heads keep their scope, and on a phone each cell carries the name of its column.',
    'The first cell of a row is its header, or that of the column which says `heads`; the count is announced.',
    'The head that sorts says so by aria-sort, the others by aria-sort none.',
    'Wider than its place, the table becomes a named region that takes the focus, so that arrow keys scroll it.',
    'A row that links has one link, in its first cell; what else is in the row stays a control of its own.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'heads that sort, links of the rows, controls, pages' },
    { keys: 'Enter or Space', does: 'sorts by the head that has the focus; again turns it' },
    { keys: '← →', does: 'scrolls sideways when the table has the focus' },
  ],
} satisfies Dossier

/** Lists that the page of the component cannot read from the types by itself. */
const argTypes = {
  columns: {
    description: 'Head, cell, side, place on a phone and value to sort by of each column, from the start.',
    table: { type: { summary: 'readonly DataColumn<Row>[]' } },
  },
  rows: { table: { type: { summary: 'readonly Row[]' } } },
  totals: { table: { type: { summary: 'readonly DataTotal[]' } } },
  pages: {
    description: 'Where the table stands among its pages; drawn at the end of the foot.',
    table: { type: { summary: 'PaginationProps' } },
  },
} satisfies Meta<typeof DataTable<Downline>>['argTypes']

const meta: Meta<typeof DataTable<Downline>> = {
  title: 'Data/DataTable',
  component: DataTable,
  argTypes,
  parameters: { dossier },
}
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof DataTable<Downline>> = {
  args: {
    caption: 'Downline',
    captionShown: false,
    columns,
    rows: downline.slice(0, 4),
    rowKey: ({ id }) => id,
    sort: { id: 'profit', direction: 'descending' },
    onSort: fn(),
    totals,
    shown,
    age: 'As of Nov 22, 2026, 4:00 PM',
    loading: false,
  },
  render: kept(DataTable<Downline>, 'sort', 'onSort'),
}
export const WithTotals: Story = {
  render: () => <Team totals={totals} shown={shown} pages={pages} columns={[...columns, menu]} />,
}
export const Sorting: Story = {
  render: () => <Team />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = () => within(canvas.getAllByRole('row')[1]!).getAllByRole('rowheader')[0]
    await expect(canvas.getByRole('columnheader', { name: 'Profit' })).toHaveAttribute('aria-sort', 'descending')
    canvas.getByRole('button', { name: 'Profit' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Profit' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(first()).toHaveTextContent('ngoc.linh')
    await userEvent.click(canvas.getByRole('button', { name: 'Member' }))
    await expect(first()).toHaveTextContent('duc.pham')
  },
}
export const RowsAreLinks: Story = {
  render: () => (
    <Team
      rowHref={({ id }) => `/agent/members/${id}`}
      isSelected={({ id }) => id === 'lananh'}
      columns={[...columns, menu]}
    />
  ),
}
export const Sideways: Story = {
  render: () => (
    <div style={{ maxWidth: 520 }}>
      <Team columns={[...columns, menu]} />
    </div>
  ),
}
export const OneRow: Story = { render: () => <Team rows={downline.slice(0, 1)} shown="1 member" /> }
export const LongWords: Story = {
  render: () => (
    <Team
      rows={downline
        .slice(0, 3)
        .map((row) => ({ ...row, role: 'Đại lý cấp ba · ตัวแทนระดับสาม · Ahente, ikatlong antas' }))}
      columns={columns.map((column) => (column.id === 'withdrawals' ? { ...column, head: 'Mga na-withdraw' } : column))}
    />
  ),
}
export const Loading: Story = { render: () => <Team rows={[]} loading shown="Loading the downline" /> }
export const NextPageLoading: Story = { render: () => <Team loading shown={shown} pages={pages} /> }
export const Empty: Story = {
  render: () => (
    <Team
      rows={[]}
      empty={
        <EmptyState
          title="Nobody in your team yet"
          text="Send your link to a friend; who joins by it stands here."
          action={<Button>Get my link</Button>}
        />
      }
    />
  ),
}
export const Failed: Story = {
  render: () => (
    <Team
      rows={[]}
      error={
        <ErrorState
          title="The downline did not load"
          text="Check the network and try again."
          action={<Button icon={<IconRefresh />}>Try again</Button>}
        />
      }
    />
  ),
}
export const Export: Story = {
  render: () => <DownloadCsv label="Export" fileName="downline-2025-08-14.csv" columns={columns} rows={downline} />,
}
export const ExportOfManyPages: Story = {
  render: () => (
    <DownloadCsv
      label="Export"
      cancelLabel={(done, of) => `Cancel (${done} of ${of})`}
      fileName="downline-2025-08-14.csv"
      columns={columns}
      rows={({ signal, onProgress }) => {
        onProgress(500, 10_000)
        return new Promise<typeof downline>((_, stopped) =>
          signal.addEventListener('abort', () => stopped(signal.reason)),
        )
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await canvas.findByRole('button', { name: 'Cancel (500 of 10000)' })
  },
}

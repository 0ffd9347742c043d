import '@parlour/ui-kit/styles.css'
import { createSafeStore } from '@parlour/api-client'
import { Select } from '@parlour/ui-kit'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { createListSize } from '../../list/list-size.ts'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { ListSizeProvider } from './use-list-size.ts'

interface Row {
  readonly id: string
}

const rounds: ListTableProps<Row>['query'] = {
  data: { list: [{ id: 'r11' }, { id: 'r12' }], totalPages: 3, totalCount: 1_022 },
  error: null,
  isFetching: false,
  isPaused: false,
  dataUpdatedAt: Date.UTC(2026, 10, 28, 12),
  refetch: () => undefined,
}

const list = (change: Partial<ListTableProps<Row>> = {}) => (
  <ListTable<Row>
    caption="Rounds"
    columns={[{ id: 'id', head: 'Round', cell: ({ id }) => id }]}
    rowKey={({ id }) => id}
    filters={null}
    page={2}
    query={rounds}
    failed={null}
    csv={{ columns: [{ head: 'Round', csvValue: ({ id }) => id }], fileName: 'rounds.csv', rows: async () => [] }}
    empty={{ title: 'No rounds yet', text: 'Your rounds appear here.' }}
    hrefOfPage={(each) => `?page=${each}`}
    onPage={() => undefined}
    {...change}
  />
)

test('[AGT-07] a list says which rows of how many it shows, and its pages are links', async () => {
  await page.viewport(1440, 900)
  const screen = await renderScreen(list())
  await expect.element(screen.getByText('11 to 12 of 1,022')).toBeVisible()
  await expect.element(screen.getByText(/^As of Nov 28, 2026/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3')
  await screen.unmount()
  // The rows of the page before stand until those of this one come: then no time is known.
  const waiting = await renderScreen(list({ query: { ...rounds, dataUpdatedAt: 0, isFetching: true } }))
  await expect.element(waiting.getByText('r11')).toBeVisible()
  await expect.element(waiting.getByText(/^As of/)).not.toBeInTheDocument()
})

test('[AGT-07] a failure stands in place of rows; rows that are there stay, and it says when they were read', async () => {
  const screen = await renderScreen(list({ query: { ...rounds, data: undefined }, failed: <p>It did not load.</p> }))
  await expect.element(screen.getByText('It did not load.')).toBeVisible()
  await screen.unmount()
  const refetch = vi.fn()
  const kept = await renderScreen(
    list({ query: { ...rounds, error: new Error('no network'), refetch }, failed: <p>It did not load.</p> }),
  )
  await expect.element(kept.getByText('r11')).toBeVisible()
  await expect.element(kept.getByText('It did not load.')).not.toBeInTheDocument()
  await expect.element(kept.getByText(/^Could not refresh. Last updated: Nov 28, 2026/)).toBeVisible()
  await expect.element(kept.getByText(/^As of/)).not.toBeInTheDocument()
  await kept.getByRole('button', { name: 'Try again' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('[BEY-22] a file that comes page by page says how far it is and can be stopped: then nothing is saved or failed', async () => {
  const signals: AbortSignal[] = []
  const rows = vi.fn(({ signal, onProgress }: Parameters<ListTableProps<Row>['csv']['rows']>[0]) => {
    signals.push(signal)
    onProgress(500, 1_022)
    return new Promise<readonly Row[]>((_, fail) => {
      signal.addEventListener('abort', () => fail(new Error('stopped')))
    })
  })
  const screen = await renderScreen(list({ csv: { columns: [], fileName: 'rounds.csv', rows } }))
  const save = screen.getByRole('button', { name: 'Save as CSV' })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('button', { name: 'Cancel (500 of 1,022)' }).click()
  expect(signals[0]?.aborted).toBe(true)
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(save).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('The file was not saved. Check the network and try again.'))
    .not.toBeInTheDocument()
})

test('[BEY-22] a file whose network goes in the middle goes on where it stopped, of the same view alone', async () => {
  const pages: number[] = []
  const rows = vi.fn(async ({ kept }: Parameters<ListTableProps<Row>['csv']['rows']>[0]) => {
    pages.push(kept.pages)
    kept.rows.push({ id: 'r1' })
    kept.pages += 1
    return Promise.reject(new Error('no network'))
  })
  const csv = { columns: [], fileName: 'rounds.csv', rows }
  const Rounds = () => {
    const [kind, setKind] = useState('all')
    const other = <button onClick={() => setKind('other')}>Other rounds</button>
    return list({ csv, filters: other, hrefOfPage: (each) => `?kind=${kind}&page=${each}` })
  }
  const screen = await renderScreen(<Rounds />)
  const save = screen.getByRole('button', { name: 'Save as CSV' })
  await save.click()
  await expect.element(screen.getByText('The file was not saved. Check the network and try again.')).toBeVisible()
  await save.click()
  await expect.poll(() => pages).toEqual([0, 1])
  await screen.getByRole('button', { name: 'Other rounds' }).click()
  await save.click()
  await expect.poll(() => pages).toEqual([0, 1, 0])
})

test('[BEY-22] a file whose rows do not come says so, and an empty list has no file', async () => {
  const rows = vi.fn(async () => Promise.reject(new Error('no network')))
  const screen = await renderScreen(list({ csv: { columns: [], fileName: 'rounds.csv', rows } }))
  await screen.getByRole('button', { name: 'Save as CSV' }).click()
  await expect.element(screen.getByText('The file was not saved. Check the network and try again.')).toBeVisible()
  await screen.unmount()
  const empty = await renderScreen(list({ query: { ...rounds, data: { list: [], totalPages: 0, totalCount: 0 } } }))
  await expect.element(empty.getByText('No rounds yet')).toBeVisible()
  await expect.element(empty.getByRole('button', { name: 'Save as CSV' })).toBeDisabled()
})

const slots = { id: 'kind', label: 'Slots' }
const none = { ...rounds, data: { list: [], totalPages: 0, totalCount: 0 } }

test('[AGT-07] each filter that is on is a chip that takes it back, and one press takes back all', async () => {
  await page.viewport(1440, 900)
  const [onRemove, onClear] = [vi.fn(), vi.fn()]
  const screen = await renderScreen(list({ narrowing: { filters: [{ ...slots, onRemove }], onClear } }))
  await screen.getByRole('button', { name: 'Remove the filter Slots' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  expect(onClear).toHaveBeenCalledOnce()
})

test('[AGT-07] filters that leave nothing say so and can be cleared; the focus goes to what chooses', async () => {
  const onClear = vi.fn()
  const narrowing = { filters: [{ ...slots, onRemove: vi.fn() }], onClear }
  const screen = await renderScreen(list({ query: none, narrowing, search: <input aria-label="Search" />, page: 1 }))
  await expect.element(screen.getByText('Nothing matches these filters')).toBeVisible()
  await expect.element(screen.getByText('No rounds yet')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Clear filters' }).last().click()
  expect(onClear).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})

test('[AGT-07] an address past the last page leads to the first one', async () => {
  const past = { ...rounds, data: { list: [], totalPages: 3, totalCount: 22 } }
  const screen = await renderScreen(list({ query: past, page: 9 }))
  await expect.element(screen.getByText('This page of the list is empty')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '?page=1')
})

test.each([412, 320])(
  '[AGT-07] at %d px filters and order stand in a sheet whose button says how many are on',
  async (width) => {
    await page.viewport(width, 823)
    const onSort = vi.fn()
    const screen = await renderScreen(
      list({
        columns: [
          { id: 'id', head: 'Round', cell: ({ id }) => id, sortValue: ({ id }) => id },
          { id: 'win', head: 'Win', cell: () => '1', sortValue: () => 1 },
        ],
        sort: { id: 'id', direction: 'descending' },
        onSort,
        filters: <Select compact label="Category" value="RNG" options={[{ value: 'RNG', label: 'Slots' }]} />,
        narrowing: { filters: [{ ...slots, onRemove: vi.fn() }], onClear: vi.fn() },
      }),
    )
    await expect.element(screen.getByRole('combobox', { name: 'Category' })).not.toBeInTheDocument()
    const open = screen.getByRole('button', { name: 'Filters (1)' })
    await open.click()
    const sheet = screen.getByRole('dialog', { name: 'Filter and sort' })
    await expect.element(sheet.getByRole('combobox', { name: 'Category' })).toBeVisible()
    expect(await axeFindings(screen.container)).toEqual([])
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOptions('Win')
    expect(onSort).toHaveBeenLastCalledWith({ id: 'win', direction: 'descending' })
    await sheet.getByRole('radio', { name: 'Ascending' }).click()
    expect(onSort).toHaveBeenLastCalledWith({ id: 'id', direction: 'ascending' })
    await sheet.getByRole('button', { name: 'Show 1,022 rows' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test.each([
  { how: 'while rows are on their way', query: { ...rounds, isFetching: true } },
  { how: 'where they failed to load', query: { ...rounds, data: undefined } },
])('[AGT-07] the sheet names no number of rows $how', async ({ query }) => {
  await page.viewport(412, 823)
  const screen = await renderScreen(list({ query, filters: <Select compact label="Category" options={[]} /> }))
  await screen.getByRole('button', { name: 'Filters' }).click()
  await screen.getByRole('button', { name: 'Show the rows' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('[AGT-07] the rows of a page are chosen for all lists, and the row that stood on top stays in view', async () => {
  const texts = new Map<string, string>()
  const store = createSafeStore(() => ({
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }))
  const onPage = vi.fn()
  const screen = await renderScreen(
    <ListSizeProvider value={createListSize(store)}>{list({ page: 6, onPage })}</ListSizeProvider>,
  )
  await expect.element(screen.getByText('51 to 52 of 1,022')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25')
  // The row 51 is the first of page 3.
  expect(onPage).toHaveBeenCalledWith(3)
  await expect.element(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('25')
  expect(store.get('listSize')).toBe('25')
})

test('[AGT-07] a list that fits on the shortest page has no choice of rows', async () => {
  const few = { ...rounds, data: { list: [{ id: 'r1' }], totalPages: 1, totalCount: 1 } }
  const screen = await renderScreen(list({ query: few, page: 1 }))
  await expect.element(screen.getByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument()
})

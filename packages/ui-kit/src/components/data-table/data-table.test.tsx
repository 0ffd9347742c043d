import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { DataTable } from './data-table.tsx'
import { DownloadCsv } from './download-csv.tsx'
import * as stories from './data-table.stories.tsx'

checkStories(stories)

const { Loading, NextPageLoading, RowsAreLinks, Sideways, WithTotals } = composeStories(stories)
const boxOf = (container: Element, selector: string) => container.querySelector(selector)!.getBoundingClientRect()

test('[AGT-07] heads are 44 high, rows 52, and skeletons are as high as rows', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(createElement(WithTotals))
  expect(boxOf(container, '.p-table__th').height).toBe(44)
  expect(boxOf(container, '.p-table__body > tr').height).toBe(52)
  expect(boxOf(container, '.p-table__totals > tr').height).toBeCloseTo(52, -1)
  const waiting = await render(createElement(Loading))
  expect(boxOf(waiting.container, '.p-table__body > tr').height).toBe(52)
  expect(waiting.container.querySelectorAll('tr[data-skeleton]')).toHaveLength(7)
})

test('a table that waits for its next page is not taken for one that scrolls', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(createElement(NextPageLoading))
  const line = getComputedStyle(container.querySelector('.p-table__head')!, '::after')
  expect(line.animationName).toContain('p-table-busy')
  for (const move of document.getAnimations()) move.currentTime = 900
  expect(container.querySelector('.p-table__scroll')!.scrollWidth).toBe(
    container.querySelector('.p-table__scroll')!.clientWidth,
  )
})

test('figures stand at the end of their column, under each other', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(createElement(WithTotals))
  const cells = [...container.querySelectorAll('.p-table__body td:nth-child(3)')].map((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return Math.round(range.getBoundingClientRect().right)
  })
  expect(new Set(cells).size).toBe(1)
})

test.each(['ltr', 'rtl'])(
  'wider than its place the table is a named region, and the first column stays (%s)',
  async (dir) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await page.viewport(1440, 900)
    const screen = await render(createElement(Sideways))
    const region = screen.getByRole('region', { name: 'Downline' })
    await expect.element(region).toHaveAttribute('tabindex', '0')
    const scroller = region.element()
    scroller.scrollLeft = dir === 'rtl' ? -200 : 200
    const edge = (element: Element) =>
      dir === 'rtl' ? element.getBoundingClientRect().right : element.getBoundingClientRect().left
    await waitFor(() => expect(Math.abs(scroller.scrollLeft)).toBeGreaterThan(0))
    expect(edge(scroller.querySelector('tbody th')!)).toBe(edge(scroller))
  },
)

test('below 768 px a row has two lines, its cells carry the names of their columns, and the heads still sort', async () => {
  await page.viewport(390, 844)
  const screen = await render(createElement(RowsAreLinks))
  const deposits = screen.container.querySelector('.p-table__body td:nth-child(3)')!
  expect(getComputedStyle(deposits, '::before').content).toContain('Deposits')
  await expect.element(screen.getByRole('columnheader', { name: 'Profit' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Deposits' }).element().getBoundingClientRect().height).toBe(44)
  const row = boxOf(screen.container, '.p-table__body > tr')
  expect(row.height).toBeGreaterThanOrEqual(64)
  expect(row.height).toBeLessThanOrEqual(96)
})

test('the link of a row covers the row, and its menu stays a control of its own', async () => {
  await page.viewport(1440, 900)
  const screen = await render(createElement(RowsAreLinks))
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }
  expect(
    at(screen.container.querySelector('.p-table__body td:nth-child(4)')!)?.closest('a')?.getAttribute('href'),
  ).toBe('/agent/members/thao.vy')
  expect(at(screen.getByRole('button', { name: 'More about thao.vy' }).element())?.closest('button')).not.toBeNull()
})

const columns = [{ head: 'Member', csvValue: (name: string) => name }]

const savedBy = (press: () => Promise<void>) =>
  new Promise<{ name: string; text: Promise<string> }>((resolve, reject) => {
    const onClick = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
      event.preventDefault()
      resolve({ name: event.target.download, text: fetch(event.target.href).then((file) => file.text()) })
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      onClick({ target: this, preventDefault: () => undefined } as unknown as Event)
    })
    press().catch(reject)
  }).finally(() => vi.restoreAllMocks())

const named = [
  { id: 'place', head: 'Place', cell: () => '1' },
  { id: 'who', head: 'Member', cell: (name: string) => name },
]
const Names = ({ rows, heads = false }: { rows: string[]; heads?: boolean }) => (
  <DataTable
    caption="Members"
    columns={heads ? named.map((column) => ({ ...column, heads: column.id === 'who' })) : named}
    rows={rows}
    rowKey={(name) => name}
    totals={[{ label: 'All', cells: { who: '2' } }]}
    shown={rows.length > 0 ? `1 to ${rows.length}` : undefined}
  />
)

test('[AGT-07] a cell names its row: the first one, or that of the column which says so', async () => {
  const screen = await render(<Names rows={['thao.vy']} />)
  await expect.element(screen.getByRole('rowheader', { name: '1', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'All' })).toBeVisible()
  await screen.rerender(<Names rows={['thao.vy']} heads />)
  await expect.element(screen.getByRole('rowheader', { name: 'thao.vy' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: '1', exact: true })).not.toBeInTheDocument()
})

test('[AGT-07] the status of the count is there before the rows, so that the first count is announced', async () => {
  const screen = await render(<Names rows={[]} />)
  const status = screen.getByRole('status').element()
  expect(status.textContent).toBe('')
  await screen.rerender(<Names rows={['thao.vy', 'tuan9']} />)
  await expect.element(screen.getByText('1 to 2')).toBeVisible()
  expect(status.textContent).toBe('1 to 2')
})

test('[BEY-22] the button saves all pages under its file name', async () => {
  const screen = await render(
    <DownloadCsv
      label="Export"
      fileName="downline.csv"
      columns={columns}
      rows={() => Promise.resolve(['thao.vy', 'tuan9'])}
    />,
  )
  const saved = await savedBy(() => userEvent.click(screen.getByRole('button', { name: 'Export' })))
  expect(saved.name).toBe('downline.csv')
  expect(await saved.text).toContain('Member\r\nthao.vy\r\ntuan9\r\n')
})

test('[BEY-22] rows that do not come are told, and the button can be pressed again', async () => {
  const onFail = vi.fn()
  const screen = await render(
    <DownloadCsv
      label="Export"
      fileName="downline.csv"
      columns={columns}
      rows={() => Promise.reject(new Error('gone'))}
      onFail={onFail}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(onFail).toHaveBeenCalledWith(new Error('gone')))
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-busy')
})

test('a row without an address is none to press, and its neighbours are', async () => {
  const screen = await render(
    createElement(DataTable<{ id: string }>, {
      caption: 'Lines',
      columns: [{ id: 'id', head: 'Line', cell: ({ id }) => id }],
      rows: [{ id: 'one' }, { id: 'two' }],
      rowKey: ({ id }) => id,
      rowHref: ({ id }) => (id === 'one' ? '#one' : undefined),
    }),
  )
  await expect.element(screen.getByRole('link', { name: 'one' })).toHaveAttribute('href', '#one')
  expect(screen.getByRole('link').elements()).toHaveLength(1)
  expect(screen.container.querySelectorAll('tr[data-link]')).toHaveLength(1)
})

test('[AGT-07] sums stay in view while their rows pass, and hide no row that has the focus', async () => {
  await page.viewport(1440, 600)
  const rows = Array.from({ length: 40 }, (_, at) => ({ id: `Player ${at + 1}` }))
  const screen = await render(
    <DataTable
      caption="Players"
      columns={[{ id: 'who', head: 'Who', cell: ({ id }) => id }]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#${id}`}
      totals={[
        { label: 'In', cells: {} },
        { label: 'Out', cells: {} },
      ]}
    />,
  )
  const sums = boxOf(screen.container, '.p-table__totals')
  expect(sums.bottom).toBeLessThanOrEqual(600)
  const links = [...screen.container.querySelectorAll<HTMLElement>('.p-table__link')]
  for (const link of links.slice(5, 20)) {
    link.focus()
    expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf(screen.container, '.p-table__totals').top)
  }
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(boxOf(screen.container, '.p-table__totals').top).toBeCloseTo(
    boxOf(screen.container, '.p-table__body > tr:last-child').bottom,
    0,
  )
})

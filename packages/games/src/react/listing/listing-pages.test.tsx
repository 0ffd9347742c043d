import { listGames } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { whole } from '@parlour/vitest/sample'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gameRows, gamesPage, manyRows, pagesOf } from '../../testing/catalogue.ts'
import { openListing, serve } from '../../testing/open-listing.tsx'

beforeEach(() => window.scrollTo(0, 0))

test('[LOB-02] the next page joins the first when the end comes near, until the last one', async () => {
  const server = createFakeServer().answer(listGames, ({ pageNo }) => {
    const start = pageNo > 1 ? 7 : 0
    return { ...gamesPage(gameRows.slice(start, start + 7)), totalPages: 2, totalCount: 14 }
  })
  await openListing({}, server)
  await expect.element(page.getByText('Samurai Gate')).toBeInTheDocument()
  page.getByText('Samurai Gate').element().scrollIntoView()
  await expect.element(page.getByText('Rose Room')).toBeInTheDocument()
  await expect.element(page.getByText('Jade Dragon')).toBeInTheDocument()
  expect(server.calls.map(({ input }) => (input as { pageNo: string }).pageNo)).toEqual(['1', '2'])
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

const bottom = () => window.scrollTo(0, document.documentElement.scrollHeight)
const pagesAsked = (server: ReturnType<typeof serve>) =>
  server.calls.filter(({ endpoint }) => endpoint === 'listGames').length

test('[LOB-02] three pages come by themselves, then a button asks for the next, so that the footer stays in reach', async () => {
  const server = serve().answer(listGames, pagesOf(manyRows(210)))
  await openListing({}, server)
  for (const pages of [2, 3]) {
    await expect
      .poll(() => {
        bottom()
        return pagesAsked(server)
      })
      .toBe(pages)
  }
  const more = page.getByRole('button', { name: 'Load more' })
  await expect.element(page.getByText('126 of 210 games')).toBeInTheDocument()
  bottom()
  await more.click()
  await expect
    .poll(() => {
      bottom()
      return pagesAsked(server)
    })
    .toBe(5)
  await expect.element(page.getByText('All 210 games')).toBeInTheDocument()
  await expect.element(more).not.toBeInTheDocument()
})

test('[LOB-02] a page that did not come leaves the others and can be asked for again', async () => {
  const server = serve().answer(listGames, (input) => {
    if (input.pageNo > 1) throw new FakeRefusal('system.busy')
    return pagesOf(manyRows(84))(input)
  })
  const { findings } = await openListing({}, server)
  await expect
    .poll(() => {
      bottom()
      return page.getByRole('alert').query()?.textContent
    })
    .toContain('The next games did not come')
  await expect.element(page.getByText(/^Shark Reef 40$/)).toBeInTheDocument()
  expect(await findings()).toEqual([])
  server.answer(listGames, pagesOf(manyRows(84)))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All 84 games')).toBeInTheDocument()
})

/** Whether a tile is drawn where the visitor looks; between two rows is none. */
const hasTiles = () =>
  [340, 400, 460].flatMap((y) => document.elementsFromPoint(60, y)).some((part) => part.closest('.p-tile'))

const many = whole ? 1200 : 300
const pages = Math.ceil(many / 42)

test.each([
  [412, 800],
  [1440, 1100],
])(
  `[T23] [LOB-02] at %i px a listing of ${many} games is scrolled to its end, and the page without its frame has at most %i elements`,
  async (width, most) => {
    const rows = manyRows(many)
    const server = serve().answer(listGames, pagesOf(rows))
    await openListing({}, server, { width, onDetails: () => undefined })
    const counts: number[] = []
    await expect
      .poll(
        () => {
          bottom()
          counts.push(document.querySelectorAll('*').length)
          const button = page.getByRole('button', { name: 'Load more' }).query() as HTMLElement | null
          if (button && button.ariaBusy !== 'true') button.click()
          return page.getByText(`All ${many.toLocaleString('en')} games`).query()
        },
        { timeout: 600_000, interval: 20 },
      )
      .not.toBeNull()
    for (const top of [50 * many, 12.5 * many]) {
      window.scrollTo(0, top)
      await expect.poll(hasTiles).toBe(true)
      counts.push(document.querySelectorAll('*').length)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(most)
    expect(new Set(server.calls.map(({ input }) => (input as { pageNo?: string }).pageNo)).size).toBe(pages)
  },
  900_000,
)

test('[BEY-19] End leads to the last game that has come, and Tab leaves the grid from there', async () => {
  await openListing({}, serve().answer(listGames, pagesOf(manyRows(42))))
  const first = page.getByRole('button', { name: 'Jade Dragon 1', exact: true })
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('button', { name: 'Mekong 4D 42', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement?.closest('li')).toBeNull()
})

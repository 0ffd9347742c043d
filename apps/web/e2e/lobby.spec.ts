import { getBalance } from '@parlour/api-client/endpoints'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, goDownTo, once, player, test, timed } from './fixtures.ts'
import { apiLogin, openTab } from './sessions.ts'

test('[SYS-03] home shows banner, categories, hot games, providers, new games, winners and promotions', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'What is on' })).toBeVisible()
  for (const name of ['Hot now', 'Providers', 'New this week'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Winner board', 'Running promotions']) await goDownTo(page, page.getByRole('heading', { name }))
  // Half under the header a target is smaller than it is.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

test('[LOB-01] the lower half of home is not asked for until it is near, and keeps its room', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofLower = () => asked.filter((path) => /home-more|getRankList|games\/popular/.test(path))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Announcements and messages' })).toBeVisible()
  expect(ofLower()).toEqual([])
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await goDownTo(page, page.getByRole('heading', { name: 'Winner board' }))
  await expect(page.getByRole('heading', { name: 'Next draws' })).toBeVisible()
  expect(ofLower().length).toBeGreaterThan(1)
  expect(Math.abs((await height()) - before)).toBeLessThan(500)
})

test('[BAN-01] the document of home is as high before its scripts as after them', async ({
  page,
  browser,
  baseURL,
}) => {
  const unscripted = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: page.viewportSize() })
  const before = await unscripted.newPage()
  await before.goto('/')
  const heightOf = (shown: Page) => shown.evaluate(() => document.documentElement.scrollHeight)
  const held = await heightOf(before)
  await unscripted.close()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Announcements and messages' })).toBeVisible()
  expect(Math.abs((await heightOf(page)) - held)).toBeLessThan(100)
})

test('[SYS-03] the older addresses of home show home', async ({ page }) => {
  for (const path of ['/index', '/index.html', '/home']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  }
})

test('[SYS-22] an unknown address says so and leads home', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
})

interface Shift {
  readonly value: number
  readonly moved: string[]
}

/** Keeps what moves in a page without a press; gives it back as the page is then. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.className} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(() => document.fonts.ready)
    return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  }
}

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

test('[BAN-01] the page arrives with its first banner in the HTML, and the layout does not shift as its parts come', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<img[^>]+\/img\/banners\//)
  const shiftsOf = await watchShifts(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Announcements and messages' })).toBeVisible()
  const shifts = await shiftsOf()
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02)
})

// How much of it is in sight when a lower part comes depends on how fast the machine scrolls.
test('[BAN-01] the layout does not shift on the way down either', timed, async ({ page }) => {
  const shiftsOf = await watchShifts(page)
  await page.goto('/')
  await goDownTo(page, page.getByRole('heading', { name: 'Running promotions' }))
  const shifts = await shiftsOf()
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02)
})

test('[HDR-02] the header of a member keeps its places while the balance comes', once, async ({ page, request }) => {
  await openTab(page, await apiLogin(request, player))
  let comes = () => undefined as void
  const balance = new Promise<void>((resolve) => (comes = resolve))
  await page.route(
    ({ pathname }) => pathname === getBalance.path,
    async (route) => {
      await balance
      await route.continue()
    },
  )
  const shiftsOf = await watchShifts(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: `Account of ${player.username}` })).toBeVisible()
  // The fonts are there: what words move as they come is none of the balance.
  const before = await shiftsOf()
  comes()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(/₱[\d,.]+/)
  const shifts = (await shiftsOf()).slice(before.length)
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.005)
})

test('[HDR-02] the theme changes, is kept, and a kept light theme stands before the first paint', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  await expectAccessible(page)
})

test('[LOB-02] browse and search: filters stand in the address, Back undoes them, 42 games a page', async ({
  page,
}) => {
  await page.goto('/rng')
  const grid = page.getByRole('list', { name: 'Slots' })
  await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1284')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('Owl Hour')
  await expect(page).toHaveURL(/q=Owl(\+|%20)Hour/)
  await expect(grid.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1284')
  await page
    .getByRole('link', { name: /^Kirin Works/ })
    .first()
    .click()
  await expect(page).toHaveURL(/provider=/)
  await expect(grid.getByText('Kirin Works').first()).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/provider=/)
})

test('[LOB-02] scrolling loads the next page', async ({ page }) => {
  await page.goto('/rng')
  const items = page.getByRole('list', { name: 'Slots' }).getByRole('listitem')
  await expect(items.first()).toBeVisible()
  await items.last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4_000)
  // Rows far from the window are not in the page: the next page is recognised by the positions of its games.
  await expect.poll(async () => Number(await items.last().getAttribute('aria-posinset'))).toBeGreaterThan(42)
})

test('[LOB-02] nothing found says so and shows the way back', async ({ page }) => {
  await page.goto('/fish?q=zzzzzz')
  await expect(page.getByText('No game fits')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page.getByRole('list', { name: 'Fishing' }).getByRole('listitem').first()).toBeVisible()
})

test('[PRM-01] a promotion shows its terms', async ({ page }) => {
  await page.goto('/')
  const cashback = page.getByRole('button', { name: 'Friday cashback', exact: true })
  await goDownTo(page, cashback)
  await cashback.click()
  await expect(page.getByRole('dialog')).toContainText(/wager|play|terms/i)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

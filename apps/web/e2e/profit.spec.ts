import { expect, expectAccessible, test } from './fixtures.ts'
import { join, openAs, playOn } from './play.ts'

test('[BEY-20] [MEM-02] a round that was played is in profit and loss at once, with the same result as in the betting record', async ({
  page,
  baseURL,
}) => {
  const newcomer = await join(baseURL)
  const game = await openAs(newcomer, page, '/inhouse', 'Fruit Parade')
  await playOn(game)
  await page.goto('/member/personalHistoryCopy')
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ hasText: 'Fruit Parade' })
  await expect(rows.first()).toBeVisible()
  const total = await main.locator('tfoot [data-label="Result"]').innerText()
  await page.goto('/member')
  await page.getByRole('link', { name: 'Profit and loss' }).click()
  await expect(page).toHaveURL('/member/personalProfit')
  await expect(page.getByRole('heading', { level: 1, name: 'Profit and loss' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: /^You are (up|down|even).* in 30 days$/ })).toBeVisible()
  const slots = main.getByRole('row').filter({ hasText: 'Slots' })
  await expect(slots).toBeVisible()
  const sum = (text: string) => text.replace(/[^\d.\u2212]/g, '')
  expect(sum(await slots.locator('[data-label="Result"]').innerText())).toBe(sum(total))
  await expectAccessible(page)

  // The address says which part is open, and Back opens the one before.
  await main.getByRole('tab', { name: 'By provider' }).click()
  await expect(page).toHaveURL('/member/personalProfit?kind=provider')
  await page.reload()
  await expect(main.getByRole('tab', { name: 'By provider' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(main.getByRole('tab', { name: 'By category' })).toHaveAttribute('aria-selected', 'true')

  // By keys: the days of the chart, then the same as a table.
  await main.getByRole('application', { name: 'Result by day' }).focus()
  await page.keyboard.press('End')
  await expect(main.getByRole('status').filter({ hasText: 'Running total' })).toBeAttached()
  await main.getByRole('switch', { name: 'Show as a table' }).focus()
  await page.keyboard.press('Space')
  await expect(main.getByRole('table', { name: 'Result by day' })).toBeVisible()

  // The days before had nothing in them.
  await main.getByRole('button', { name: 'The same number of days before' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'You are even in 30 days' })).toBeVisible()
  await expect(main.getByText('Nothing was played in these days')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

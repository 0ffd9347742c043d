import { expect, expectAccessible, isPhone, logIn, test } from './fixtures.ts'

test('[HDR-06] [MEM-02] the label of the member leads to the VIP level: what it gives and what is left to the next', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member')
  await page.getByRole('link', { name: /^VIP\d$/ }).click()
  await expect(page).toHaveURL('/member/playerRank')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'VIP level' })).toBeVisible()
  const own = main.getByRole('heading', { level: 2, name: /^VIP\d$/ })
  await expect(own).toBeVisible()
  const name = (await own.textContent()) ?? ''
  await expect(main.getByRole('progressbar', { name: 'Bets this month' })).toHaveAttribute(
    'aria-valuetext',
    /^₱[\d,.]+ of ₱[\d,.]+, \d+%$/,
  )
  await expect(main.getByText(/left, to the end of .*, Asia\/Manila time$/)).toBeVisible()
  const ranks = main.getByRole(isPhone(page) ? 'list' : 'table', { name: 'All levels' })
  await expect(ranks.locator('[data-current]').first()).toContainText(name)
  await expect(main.getByText(/Terms of upgrade bonus and salary/)).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, logIn, test } from './fixtures.ts'
import { sortBy } from './list-controls.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const income = '/agent/agentRevenueReport'

const figure = (text: string): number => Math.round(Number(text.replace('\u2212', '-').replace(/[^\d.-]/g, '')) * 100)

/** The steps of the panel in minor units, and what they are said to come to. */
async function steps(page: Page): Promise<{ parts: number[]; paid: number }> {
  const sums = await page.getByRole('list', { name: 'How it came about' }).locator('.p-waterfall__sum').allInnerTexts()
  const all = sums.map(figure)
  return { parts: all.slice(0, -1), paid: all.at(-1) ?? 0 }
}
const added = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

test('[AGT-06] [BEY-11] a day of income opens into steps that add up, and they lead to the bets and the transactions', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent')
  await page.getByRole('link', { name: 'My income' }).click()
  await expect(page).toHaveURL(income)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^You earned/ })).toBeVisible()
  const days = main.getByRole('table', { name: 'Day by day' })
  await expect(days.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)

  await days.getByRole('link').first().click()
  await expect(page).toHaveURL(/open=\d{4}-\d\d-\d\d/)
  const panel = page.getByRole('dialog', { name: /^Income of/ })
  await panel.getByRole('button', { name: 'Commission' }).click()
  await expect(page).toHaveURL(/\.commission$/)
  await expect(panel.getByRole('list', { name: 'How it came about' })).toBeVisible()
  const whole = await steps(page)
  expect(added(whole.parts)).toBe(whole.paid)
  await expectAccessible(page)

  await panel.getByRole('table', { name: 'Payouts' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\.commission\.\d+$/)
  const payout = page.getByRole('dialog', { name: 'Commission' })
  await expect(payout.getByText('Worked out')).toBeVisible()
  const one = await steps(page)
  expect(added(one.parts)).toBe(one.paid)
  expect(one.paid).toBeLessThanOrEqual(whole.paid)
  await expectAccessible(page)

  // The bets that the payout was counted from add up to what it says of them.
  await payout.getByRole('link', { name: 'Bets × rate' }).click()
  await expect(page).toHaveURL(/personalHistoryCopy\?payout=\d+/)
  const note = await main.getByText(/of the stakes count\.$/).innerText()
  const [counted = ''] = /\u20b1[\d,.]+\d(?= of the stakes)/.exec(note) ?? []
  await expect(main.getByRole('table', { name: 'Team betting' })).toContainText(counted)
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\.commission\.\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\.commission$/)

  await panel.getByRole('link', { name: 'Paid' }).click()
  await expect(page).toHaveURL(/\/member\/transactionHistory\?.*kind=agent_rebate/)
  await expect(page.getByRole('heading', { level: 1, name: 'Account record' })).toBeVisible()
  // The transaction of that day is what the steps came to.
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Commission' }).first()
  await expect(row).toBeVisible()
  expect(figure(/\u20b1[\d,.]+/.exec(await row.innerText())?.[0] ?? '')).toBe(whole.paid)
})

test('[AGT-07] the income of other days is sorted and saved as a file', async ({ page }) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto(income)
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: 'Day by day' }).getByRole('link').first()).toBeVisible()
  await sortBy(page, 'Total')
  await expect(page).toHaveURL(/sort=-?total/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^income-.*\.csv$/)
})

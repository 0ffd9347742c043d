import { expect, expectAccessible, isPhone, logIn, test } from './fixtures.ts'
import { withFilters } from './list-controls.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const pages = [
  ['agentDividendRecordCopy2', 'Dividends'],
  ['agentDailyWages2', 'Daily salary'],
  ['agentHourSalary', 'Hourly salary'],
  ['agentRealtimeSalary', 'Real-time salary'],
] as const

test('[AGT-05] each page due by contract says where one stands, what is next, and what was paid', async ({ page }) => {
  await page.goto('/')
  await logIn(page, agent)
  for (const [key, name] of pages) {
    await page.goto(`/agent/${key}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: /so far in this period, All games$/ })).toBeVisible()
    await expect(page.getByText(/^Counted since /)).toBeVisible()
    await expect(page.getByText(/^Next step: |^All steps are reached\.$/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Payouts' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'All contracts' }).getByText('In force').first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/agent/agentDailyWages2')
  await withFilters(page, () => page.getByRole('combobox', { name: 'State' }).selectOption('Approved'))
  await expect(page).toHaveURL(/kind=approved/)
  await expect(page.getByRole('table', { name: 'Payouts' }).getByText('Approved').first()).toBeVisible()
  await page.getByRole('table', { name: 'All contracts' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/agentContracts\?.*open=\d+/)
})

test('[AGT-03] a page due by contract is in the menu and at its address only with its flag', async ({ page }) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent/agentTeamOverview')
  const menu = isPhone(page) ? page : page.getByRole('navigation')
  if (isPhone(page)) await page.goto('/agent')
  await expect(menu.getByRole('link', { name: 'Daily salary' })).toBeVisible()
  await page.route('**/wps/member/info/funds/consolidated', (route) =>
    route.fulfill({ json: { success: true, value: {} } }),
  )
  await page.goto(isPhone(page) ? '/agent' : '/agent/agentTeamOverview')
  await expect(menu.getByRole('link', { name: 'Contracts' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Daily salary' })).toHaveCount(0)
  await page.goto('/agent/agentDailyWages2')
  await expect(page.getByText('There is no page here')).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('contractFlags'))) ?? '{}')).toMatchObject({
    dailySalary: false,
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, logIn, once, player, test } from './fixtures.ts'
import { openFromTile, playOn } from './play.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const figure = (text: string) => text.replace(/[^\d.\u2212]/g, '')
const total = (page: Page, head: string) => page.getByRole('main').locator(`tfoot [data-label="${head}"]`).first()

/** A week that is over: nothing that another journey plays changes it. */
const lastWeek = (now: number) => {
  const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(9)}&to=${day(3)}`
}

test('[AGT-02] [AGT-07] what a player of the team plays is in team betting, profit and loss and transactions, with equal figures', async ({
  page,
  elsewhere,
  request,
}) => {
  const game = await openFromTile(page, request, '/inhouse', 'Fruit Parade')
  await playOn(game)

  const there = await elsewhere()
  await there.goto('/')
  await logIn(there, agent)
  await there.goto('/agent')
  const main = there.getByRole('main')
  await there.getByRole('link', { name: 'Team betting' }).click()
  await expect(there).toHaveURL('/agent/personalHistoryCopy')
  await main.getByRole('searchbox', { name: 'Account' }).fill(player.username)
  await expect(there).toHaveURL(/account=linhtran88/)
  await expect(main.getByRole('row').filter({ hasText: 'Fruit Parade' }).first()).toContainText(player.username)
  await expectAccessible(there)

  // The same week in the three places.
  const { date = '' } = (await request.get('/wps/system/status', { headers: { Merchant: 'vesper' } })).headers()
  const week = lastWeek(Date.parse(date))
  await there.goto(`/agent/palStatementsAgentCopy?account=${player.username}&${week}`)
  const row = main.getByRole('row').filter({ hasText: player.username })
  await expect(row).toBeVisible()
  await expectAccessible(there)
  const result = figure(await row.locator('[data-label="Result of the player"]').innerText())
  await row.getByRole('link').click()
  await expect(there).toHaveURL(/\/agent\/personalHistoryCopy\?.*account=linhtran88/)
  await expect(total(there, 'Result of the player')).toBeVisible()
  expect(figure(await total(there, 'Result of the player').innerText())).toBe(result)
  await there.goBack()
  // The rounds of the page before have the same name in each row.
  await expect(main.getByRole('tab', { name: 'All games' })).toBeVisible()
  await expect(row).toBeVisible()

  // Sorted by a head, kept by a reload.
  if (!isPhone(there)) {
    await there.goto(`/agent/palStatementsAgentCopy?${week}`)
    await main.getByRole('columnheader', { name: 'Account' }).getByRole('button').click()
    await expect(there).toHaveURL(/sort=account/)
    await there.reload()
    const account = main.getByRole('columnheader', { name: 'Account' })
    await expect(account).toHaveAttribute('aria-sort', 'ascending')
    // A choice counts beside the one before it, though the rows of that one are still on their way.
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await there.route(/getTeamProfitAndLoss/, async (route) => {
      await sent
      await route.continue()
    })
    await account.getByRole('button').click()
    await main.getByRole('radio', { name: '30 days' }).click()
    send()
    await expect(there).toHaveURL(/sort=-account/)
    await expect(account).toHaveAttribute('aria-sort', 'descending')
    await expect(main.getByRole('radio', { name: '30 days' })).toBeChecked()
  }

  await there.goto(`/agent/agentDownlineTransactionDetailsCopy?account=${player.username}&kind=betting`)
  await expect(main.getByRole('row').filter({ hasText: player.username }).first()).toBeVisible()
  await expectAccessible(there)
  const [file] = await Promise.all([
    there.waitForEvent('download'),
    main.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^team-transactions-.*\.csv$/)
})

test('[AGT-02] an agent reads an announcement, and its address opens it again', async ({ page }) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent/agentAnnouncement')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  const first = main.getByRole('listitem').first().getByRole('button')
  const title = (await first.innerText()).split('\n')[0] ?? ''
  await first.click()
  await expect(page).toHaveURL(/open=\d+/)
  await page.reload()
  await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectAccessible(page)
})

test('[AGT-02] each entry of the agent centre has a page, and its document says so', async ({ page, request }) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent')
  const entries = page.getByRole('navigation', { name: 'Agent centre' }).locator('a[href^="/agent/"]')
  await expect(entries.first()).toBeVisible()
  const places = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(places.length).toBeGreaterThan(5)
  for (const place of places) expect((await request.get(place)).status(), place).toBe(200)
})

test(
  '[AGT-02] each of the thirteen entries of the agent menu leads to the page of its name',
  once,
  async ({ page }) => {
    await page.goto('/')
    await logIn(page, agent)
    await page.goto('/agent/agentTeamOverview')
    const menu = page.getByRole('navigation', { name: 'Agent centre' })
    await expect(menu.getByRole('link').first()).toBeVisible()
    const names = await menu.locator('a[href^="/agent/"] .p-menu__label').allTextContents()
    expect(names).toHaveLength(13)
    for (const name of names) {
      await menu.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
  },
)

import { readFileSync } from 'node:fs'
import { convertPoints, setPaymentPassword } from '@parlour/api-client/endpoints'
import { expect, expectAccessible, isPhone, logIn, once, player, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { sortBy, withFilters } from './list-controls.ts'
import { join } from './play.ts'
import { memberClient, openTab } from './sessions.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const trial = { username: 'guest4021', password: 'vesper2025' }

const openMenu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()

/** The sheet's cross; on a phone the bar at the bottom leads out. */
const leave = (page: Page) =>
  isPhone(page)
    ? page.getByRole('link', { name: 'Home', exact: true }).click()
    : page.getByRole('button', { name: 'Close the member centre' }).click()

test('[HDR-05] the avatar menu leads to member centre, account record and betting record, and back', async ({
  page,
}) => {
  await page.goto('/rng')
  await logIn(page)
  await page.goto('/rng')
  await openMenu(page)
  await expect(page.getByRole('menuitem')).toContainText([
    'linhtran88',
    /\w/,
    'Member centre',
    'Account record',
    'Betting record',
    'Light theme',
    'Log out',
  ])
  await expectAccessible(page)
  for (const row of [0, 1]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem').nth(row)).toBeFocused()
  }
  for (const name of ['Member centre', 'Account record']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/member\/transactionHistory/)
  await expect(page.getByRole('heading', { level: 1, name: 'Account record' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Bet/ }).first()).toBeVisible()
  await expectAccessible(page)
  await leave(page)
  if (!isPhone(page)) await expect(page).toHaveURL(/\/rng/)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible()
})

test('[MEM-01] a page of the centre that was opened without a network comes by itself once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/securityCenter')
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  if (isPhone(page)) await page.getByRole('link', { name: 'Back to the member centre' }).click()
  await page.getByRole('link', { name: 'Account record' }).click()
  await expect(page.getByText('You are offline. Try again when the connection is back.').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('rowheader', { name: /Bet/ }).first()).toBeVisible()
})

test('[MEM-01] the end of a page of the centre can be seen, on a phone above the bottom bar', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/transactionHistory')
  const last = page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = isPhone(page) ? await page.getByRole('navigation', { name: 'Main places' }).boundingBox() : null
  const edge = bar?.y ?? page.viewportSize()?.height ?? 0
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThan(edge)
})

test('[MEM-01] each entry has an address, is marked, and closing goes back to where one was', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member')
  if (isPhone(page)) await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(page).toHaveTitle(/My account/)
  await expect(page.getByRole('list', { name: 'Security' })).toContainText('917****188')
  await expect(page.getByRole('list', { name: 'Where you are logged in' })).toContainText('This device')
  await expectAccessible(page)
  if (isPhone(page)) await page.getByRole('link', { name: 'Back to the member centre' }).click()
  const menu = page.getByRole('navigation', { name: 'Member centre' })
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const own = addresses.filter((address) => address?.startsWith('/member/'))
  expect(own.length).toBeGreaterThan(5)
  // One after the other, as a visitor asks: an address may draw so many documents at once.
  for (const address of own) expect((await page.request.get(address ?? '')).status(), `${address}`).toBe(200)
  await menu.getByRole('link', { name: 'Betting record' }).click()
  await expect(page).toHaveURL('/member/personalHistoryCopy')
  if (!isPhone(page))
    await expect(page.getByRole('link', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible()
  await leave(page)
  await expect(page).toHaveURL('/')
})

test('[MEM-01] each of the sixteen entries of the menu leads to the page of its name', once, async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/securityCenter')
  const menu = page.getByRole('navigation', { name: 'Member centre' })
  await expect(menu.getByRole('link', { name: 'My account' })).toBeVisible()
  const names = await menu.locator('a[href^="/member/"] .p-menu__label').allTextContents()
  expect(names).toHaveLength(16)
  for (const name of names) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
})

test('[MEM-04] records are chosen by days and kind, paged, opened, and saved as a file', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/personalHistoryCopy')
  await expect(page.getByRole('status').filter({ hasText: /1 to 10 of/ })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('status').filter({ hasText: /11 to/ })).toBeVisible()
  await withFilters(page, async () => {
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Slots' })
    await expect(page).toHaveURL(/kind=RNG/)
  })
  // The rows of the page before stand until those of the kind have come.
  await expect(page.getByRole('status').filter({ hasText: /1 to 10 of/ })).toBeVisible()
  await page.getByRole('row').getByRole('link').first().click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText('Stake')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bets-.*\.csv$/)
  // What narrows the list is said above it, and one press takes it back.
  await page.getByRole('button', { name: 'Remove the filter Slots' }).click()
  await expect(page).not.toHaveURL(/kind=/)
  await sortBy(page, 'Win')
  await expect(page).toHaveURL(/sort=-?win/)
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25')
  await expect(page.getByRole('status').filter({ hasText: /1 to (?!10 )\d+ of/ })).toBeVisible()
  // Kept on the device, for every list.
  await page.goto('/member/transactionHistory')
  await expect(page.getByRole('status').filter({ hasText: /1 to 25 of/ })).toBeVisible()
})

const dayBefore = (days: number, now: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10)

test('[MEM-04] [BEY-22] a year is looked at part by part, and its file has all of it; deposits have days and a file too', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  const now = await page.evaluate(() => Date.now())
  await page.goto(`/member/personalHistoryCopy?from=${dayBefore(364, now)}&to=${dayBefore(0, now)}`)
  await expect(page.getByText(/: part 1 of 13\./)).toBeVisible()
  const shown = page.getByRole('status').filter({ hasText: /1 to 10 of/ })
  const count = Number(/of ([\d,]+)/.exec((await shown.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const path = await (await download).path()
  expect(readFileSync(path, 'utf8').trim().split('\r\n').length - 1).toBeGreaterThanOrEqual(count)
  await page.getByRole('navigation', { name: 'Parts of the period' }).getByRole('link', { name: 'Part 2' }).click()
  await expect(page).toHaveURL(/part=2/)
  await expect(page.getByText(/: part 2 of 13\./)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/member/depositv2')
  await withFilters(page, async () => {
    if (isPhone(page)) await page.getByRole('button', { name: /^Days:/ }).click()
    await page.getByRole(isPhone(page) ? 'button' : 'radio', { name: '30 days', exact: true }).click()
  })
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
  await sortBy(page, 'Amount')
  await expect(page).toHaveURL(/sort=-?amount/)
  const amounts = page
    .getByRole('table', { name: 'Your deposits' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  const figures = async () =>
    (await amounts.allInnerTexts()).map((row) => Number(/₱([\d,]+\.\d\d)/.exec(row)?.[1]?.replaceAll(',', '')))
  await expect.poll(async () => (await figures()).length).toBeGreaterThan(1)
  const order = page.url().includes('sort=-') ? -1 : 1
  await expect.poll(figures).toEqual((await figures()).toSorted((one, other) => order * (one - other)))
  const orders = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await orders).suggestedFilename()).toMatch(/^deposits-.*\.csv$/)
  await expectAccessible(page)
})

test('[MEM-02] a transaction leads to its order and to its bet, whose ID is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/transactionHistory?kind=withdraw')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/member\/withdraw\?open=W/)
  await expect(page.getByRole('region', { name: 'Order' })).toBeVisible()
  await page.goto('/member/transactionHistory?kind=winning')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy\?open=[\da-f-]{36}/)
  const bet = new URL(page.url()).searchParams.get('open') ?? ''
  const details = page.getByRole('dialog')
  await expect(details.getByText(bet)).toBeVisible()
  await expectAccessible(page)
  await details.getByRole('button', { name: /^Copy the bet ID/ }).click()
  await expect(details.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bet)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Open' }).click()
  await expect(page).toHaveURL(/tab=open/)
  await expect(
    page.getByRole('columnheader', { name: 'Pays at most' }).or(page.getByText('No open bet')).first(),
  ).toBeAttached()
  await expectAccessible(page)
})

test('[MEM-02] a payment password is changed: what is wrong is said beside its field, and the new one alone moves money', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await join(baseURL)
  const api = memberClient(request, member.token)
  const [before, after] = ['246810', '135790']
  await api.call(setPaymentPassword, {
    paymentPassword: before,
    confirmPaymentPassword: before,
    password: player.password,
  })
  await openTab(page, member.token, member.username)
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: 'Change the payment password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Payment password now' }).fill('000000')
  await dialog.getByRole('textbox', { name: 'New payment password' }).fill('12345')
  await dialog.getByRole('textbox', { name: 'Repeat it' }).fill('12345')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'New payment password' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Payment password now' }).fill(before)
  await dialog.getByRole('textbox', { name: 'New payment password' }).fill(after)
  await dialog.getByRole('textbox', { name: 'Repeat it' }).fill(after)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const convert = (password: string) =>
    api.call(convertPoints, { point: 20, password }, { idempotencyKey: crypto.randomUUID() })
  await expect(convert(before)).rejects.toMatchObject({ code: 'invalid.payment.pw' })
  await expect(convert(after)).rejects.not.toMatchObject({ code: 'invalid.payment.pw' })
})

test('[HDR-05] [AGT-01] an agent finds the agent centre in the menu, with the figures of the team', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, agent)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Agent centre' }).click()
  await expect(page).toHaveURL(/\/agent\/agentTeamOverview/)
  await expect(page.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible()
  await expect(page.getByText('Team balance')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible()
  await expectAccessible(page)
  if (!isPhone(page)) {
    await page.getByRole('radio', { name: '30 days' }).click()
    await expect(page).toHaveURL(/from=/)
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
  }
})

test('[AGT-01] a player who calls the address of the agent centre gets the warning, and no page', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/agent/agentTeamOverview')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account does not have this page' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByText('Team balance')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('[MEM-08] a demo account gets the warning from the menu and at the address', async ({ page }) => {
  await page.goto('/')
  await logIn(page, trial)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  const warning = page.getByRole('dialog')
  await expect(warning).toBeVisible()
  await warning.getByRole('button').last().click()
  await expect(warning).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goto('/member/securityCenter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account does not have this page' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Security' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
})

test('[LOG-14] a guest at the address of the centre logs in and is there', async ({ page }) => {
  await page.goto('/member/transactionHistory')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill('linhtran88')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('vesper2025')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account record' })).toBeVisible()
})

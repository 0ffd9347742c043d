import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, logIn, player, test } from './fixtures.ts'
import { join } from './play.ts'
import { openTab } from './sessions.ts'

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

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of/ })
const picture = (page: Page) => account(page).locator('img')

test('[HDR-06] [MEM-02] a new nickname and picture are in the header at once, in another tab too, and after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await logIn(page)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  const tab = await context.newPage()
  await tab.goto('/')
  await tab.evaluate((all) => Object.entries(all).forEach(([key, text]) => sessionStorage.setItem(key, text)), kept)
  await tab.reload()
  await expect(account(tab)).toBeVisible()
  await account(page).click()
  await page.getByRole('menuitem').first().click()
  await expect(page).toHaveURL('/member/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expectAccessible(page)
  const nickname = page.getByRole('textbox', { name: 'Nickname' })
  const name = `Linh ${Date.now().toString(36)}`
  const pictures = page.getByRole('radio', { name: /^Picture / })
  const other = (await pictures.nth(4).isChecked()) ? 5 : 4
  await pictures.nth(other).check()
  await nickname.fill('<b>')
  const save = page.getByRole('button', { name: 'Save', exact: true }).first()
  await save.click()
  await expect(nickname).toHaveAttribute('aria-invalid', 'true')
  await nickname.fill(name)
  await save.click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(save).toBeDisabled()
  const chosen = new RegExp(`/avatars/${other}\\.svg$`)
  // A phone shows no header over a page of the centre.
  if (!isPhone(page)) await expect(picture(page)).toHaveAttribute('src', chosen)
  await expect(picture(tab)).toHaveAttribute('src', chosen)
  await account(tab).click()
  await expect(tab.getByRole('menuitem').first()).toContainText(name)
  await page.reload()
  await expect(nickname).toHaveValue(name)
  await page.goto('/')
  await expect(picture(page)).toHaveAttribute('src', chosen)
  await account(page).click()
  await expect(page.getByRole('menuitem').first()).toContainText(name)
})

test('[MEM-02] a device that is "not me" is logged out in its own browser, and the password comes next', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const { username, token } = await join(baseURL)
  const stranger = await elsewhere()
  await stranger.goto('/')
  await logIn(stranger, { username, password: player.password })
  await openTab(page, token, username)
  await page.goto('/member/securityCenter')
  const devices = page.getByRole('list', { name: 'Where you are logged in' })
  await expect(devices.getByText(/^(?:Computer|Phone), Chrome on /)).toBeVisible()
  await expect(devices.getByText(/^Philippines/).first()).toBeVisible()
  await expectAccessible(page)
  await devices.getByRole('button', { name: /^Not me: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it and change the password' }).click()
  await expect(page.getByRole('dialog', { name: 'Change your password' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

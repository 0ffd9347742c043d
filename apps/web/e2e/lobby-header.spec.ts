import { expect, expectAccessible, isPhone, logIn, once, player, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

/** The menu of the place: at the side, or the drawer of a phone. */
const openMenu = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
}

/** The switch of themes: in the header, or in the drawer of a phone. */
const themeSwitch = (page: Page, name: string) =>
  (isPhone(page) ? menu(page) : header(page)).getByRole('button', { name })

test('[HDR-01][HDR-02] a guest finds the login, the registration and the other theme, which is kept', async ({
  page,
}) => {
  await page.goto('/')
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  await expect(header(page).getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openMenu(page)
  await themeSwitch(page, 'Light theme').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(themeSwitch(page, 'Dark theme')).toBeVisible()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('[HDR-01] where nobody may sign up by themselves there is no way to it', once, async ({ page, operate }) => {
  await operate('module', 'DIRECTREG3', 'off')
  try {
    await page.goto('/')
    await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
  } finally {
    await operate('module', 'DIRECTREG3', 'on')
  }
})

test('[HDR-06] the name leads to the profile of the account, the rank to what it is worth', async ({ page }) => {
  await page.goto('/')
  await logIn(page, player)
  const account = header(page).getByRole('button', { name: /^Account of/ })
  for (const [row, address] of [
    [0, /\/member\/profile$/],
    [1, /\/member\/playerRank$/],
  ] as const) {
    await account.click()
    const place = page.getByRole('menuitem').nth(row)
    await expect(place).toContainText(row === 0 ? player.username : /\w/)
    await expectAccessible(page)
    await place.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/')
  }
})

test('[HDR-06] the arrow keys show which row of the account menu they are on, by a ring around it', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, player)
  const account = header(page).getByRole('button', { name: /^Account of/ })
  await account.focus()
  await page.keyboard.press('Enter')
  const rows = page.getByRole('menuitem')
  await expect(rows.first()).toBeFocused()
  for (let row = 0; row < (await rows.count()); row++) {
    const place = rows.nth(row)
    await expect(place).toBeFocused()
    await expect(place).toHaveAttribute('data-highlighted')
    await expect(place).toHaveCSS('outline-style', 'solid')
    await expect(place).toHaveCSS('outline-width', '2px')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

test(
  '[SIDE-01] in a contrast theme of the system the chosen place, part and banner are still told apart',
  once,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/rng')
    await openMenu(page)
    const here = menu(page).locator('[aria-current]').first()
    const highlight = await page.evaluate(() => {
      const mark = document.body.appendChild(document.createElement('mark'))
      mark.style.backgroundColor = 'Highlight'
      const { backgroundColor } = getComputedStyle(mark)
      mark.remove()
      return backgroundColor
    })
    await expect.poll(() => here.evaluate((row) => getComputedStyle(row, '::before').backgroundColor)).toBe(highlight)
    if (isPhone(page)) await page.keyboard.press('Escape')
    await expect(page.locator('#main .p-segmented__part:has(:checked)').first()).toHaveCSS('outline-style', 'solid')
    await expect(page.locator('#main .p-logo:visible').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.goto('/')
    await expect(page.locator('.p-banner__run').first()).toHaveCSS('border-top-style', 'solid')
  },
)

test(
  '[HDR-07] the header leads to every category that has a provider, lottery and draws to the same place',
  once,
  async ({ page }) => {
    await page.goto('/')
    const links = header(page).getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { includeHidden: true })
    await expect(links.first()).toBeVisible()
    const places = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(Object.fromEntries(places)).toEqual({
      Lottery: '/elott',
      Draws: '/elott',
      'Live casino': '/live',
      Sports: '/sports',
      Fishing: '/fish',
      Slots: '/rng',
      'Card games': '/pvp',
      Esports: '/esports',
      Cockfight: '/cockfight',
    })
    await links.filter({ hasText: 'Lottery' }).click()
    const lotteries = page.locator('#main').getByRole('group', { name: 'Lotteries and draws' })
    await expect(lotteries.getByRole('link', { name: 'Draws' })).toHaveAttribute('aria-current', 'page')
    await lotteries.getByRole('link', { name: 'Lottery' }).click()
    await expect(page).toHaveURL(/\/lott$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lottery')
    await expectAccessible(page)
  },
)

test('[SIDE-05] the languages stand in the menu, each by its own name, and the page changes to the one that is chosen', async ({
  page,
}) => {
  await page.goto('/')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Language' }).click()
  const picker = page.getByRole('dialog', { name: 'Language' })
  await expect(picker.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(picker).toBeHidden()
})

test('[SIDE-06] the channels that the operator names stand under the menu', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  for (const name of ['Telegram', 'LINE', 'WhatsApp', 'YouTube', 'X (Twitter)', 'Facebook'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeAttached()
})

test(
  '[MOD-01] login, registration, recovery, announcements, app and help each open in their window',
  once,
  async ({ page }) => {
    const window = (name: string) => page.locator(`[data-modal="${name}"]`)
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Log in' }).click()
    await expect(window('loginPopupModal')).toBeVisible()
    await window('loginPopupModal').getByRole('button', { name: 'Forgot it?' }).click()
    await expect(window('forgetPassModal')).toBeVisible()
    await page.goto('/login')
    await window('loginPopupModal').getByRole('button', { name: 'Open an account' }).click()
    await expect(window('registerModal')).toBeVisible()
    await page.goto('/')
    await menu(page).getByRole('button', { name: 'Get the app' }).click()
    await expect(window('downModal')).toBeVisible()
    await page.keyboard.press('Escape')
    await menu(page).getByRole('link', { name: 'Customer service' }).press('Enter')
    await menu(page).getByRole('button', { name: 'Announcements' }).click()
    await expect(window('noticeModal')).toBeVisible()
    await page.goto('/help')
    await expect(window('helpModal')).toBeVisible()
  },
)

import { expect, expectAccessible, isPhone, logIn, once, player, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const dialogOf = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name })

/** Opens the sub-list of the customer service: beside the menu, or in the drawer of a phone. */
async function openService(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const row = menu.getByRole('link', { name: 'Customer service' })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  if (isPhone(page)) await row.click()
  else await row.press('Enter')
  await expect(menu.getByRole('button', { name: 'Speed test' })).toBeVisible()
}

/** Presses a line of the menu. On a phone the drawer stays open under the window that comes. */
const choose = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name }).click()

test('[SIDE-03][MOD-04] the customer service opens its list; announcements show a list and what is chosen', async ({
  page,
}) => {
  await page.goto('/')
  await openService(page)
  const lines = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Customer service', 'Chat room', 'Messages', 'Announcements', 'Speed test'])
    await expect(lines.getByRole('button', { name })).toBeVisible()
  await expect(lines.getByRole('link', { name: 'Help', exact: true })).toHaveAttribute('href', '/help')
  await expect(lines.getByRole('link', { name: /^Promotions/ })).toHaveAttribute('href', '/promotions')
  await expectAccessible(page)
  await choose(page, 'Announcements')
  const dialog = dialogOf(page, 'Announcements')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Fourteen new games this week').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('[SIDE-08] the speed test measures each address and offers the fastest', async ({ page }) => {
  await page.goto('/')
  await openService(page)
  await choose(page, 'Speed test')
  const dialog = dialogOf(page, 'Speed test')
  await expect(dialog.getByText(/\d+ ms/).first()).toBeVisible()
  await expect(dialog.getByText('Fastest', { exact: true })).toBeVisible()
  await expect(
    dialog.getByRole('link', { name: /^Go to / }).or(dialog.getByText('You are on the fastest address already.')),
  ).toBeVisible()
  await expectAccessible(page)
})

test('[SVC-02] what somebody tells the house arrives', async ({ page }) => {
  await page.goto('/')
  await openService(page)
  await choose(page, 'Feedback')
  const dialog = dialogOf(page, 'Tell us')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const words = `The draw of noon stood still, ${test.info().project.name} ${Date.now()}`
  await dialog.getByRole('textbox', { name: /^Your words/ }).fill(words)
  await dialog.getByRole('combobox', { name: /What is it about/ }).selectOption('other')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText(/^Thank you. It arrived as number \d+/)).toBeVisible()
})

test('[SIDE-04][MOD-03] the app comes in four steps, with a code to scan', async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
  await choose(page, 'Get the app')
  const dialog = dialogOf(page, /Vesper on your phone/)
  await expect(dialog.getByText('Confirm with Add')).toBeVisible()
  await expectAccessible(page)
})

test(
  '[SIDE-01] a mouse on a category shows its providers, and a choice leads to their games',
  once,
  async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Slots' })
    await row.hover()
    await page.getByRole('link', { name: 'Kirin Works' }).first().click()
    await expect(page).toHaveURL(/\/rng\?provider=/)
  },
)

test('[SIDE-07] a menu that was made narrow stays so', once, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Collapse' }).click()
  await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
})

test(
  "[BEY-24] '/' opens the search, which forgives a slip and remembers what was looked for",
  once,
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Announcements and messages|new/ }).first()).toBeVisible()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog')
    const input = dialog.getByRole('combobox')
    await expect(input).toBeFocused()
    await input.fill('jdae dragon')
    await expect(dialog.getByRole('option', { name: /Jade Dragon/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    // A game is opened for who is logged in.
    await expect(dialogOf(page, 'Welcome back')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Announcements and messages|new/ }).first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(dialog.getByRole('button', { name: 'jdae dragon', exact: true })).toBeVisible()
  },
)

test('[BEY-23] the details of a game say what the provider publishes, and what not', async ({ page }) => {
  await page.goto('/rng')
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Return to player')).toBeVisible()
  await expectAccessible(page)
})

test('[CHT-01][MOD-06] a member opens the chat over the page, and closes it', once, async ({ page }) => {
  await page.goto('/')
  await logIn(page, player)
  await openService(page)
  await choose(page, 'Chat room')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('body')).not.toBeEmpty()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('what stands before the page by itself', () => {
  test.use({ interrupted: true })

  test(
    '[ANN-02][BEY-03] a popup waits five seconds, shows once a session, and never over another window',
    once,
    async ({ page }) => {
      await page.goto('/')
      const popup = dialogOf(page, 'This is a demo')
      await expect(popup).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
      await expect(page.getByRole('button', { name: /Announcements and messages/ })).toBeVisible()
      await expect(popup).toBeHidden()
    },
  )

  test(
    '[MOD-07][BEY-03] the announcements after a login wait in the bell behind the window that greets, and show once at the next landing',
    once,
    async ({ page }) => {
      await page.goto('/')
      await logIn(page, player)
      const notices = dialogOf(page, 'News for you')
      await page.getByRole('button', { name: /^Announcements and messages, \d+ new/ }).click()
      await expect(page.getByRole('menuitem', { name: /^News for you/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(notices).toBeHidden()
      await page.reload()
      await expect(notices.getByRole('heading', { name: 'Buccaneer Bay is being serviced' })).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('button', { name: /Announcements and messages|new/ }).first()).toBeVisible()
      await expect(notices).toBeHidden()
    },
  )
})

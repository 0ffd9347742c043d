import { closeWelcome, expect, expectAccessible, freshName, isPhone, logIn, player, test } from './fixtures.ts'

test('[LOG-03] a member logs in, sees the balance, hides it, refreshes it, and logs out', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await logIn(page)
  const balance = page.getByRole('group', { name: 'Balance' })
  await expect(balance).toContainText('₱')
  if (!isPhone(page)) {
    await balance.getByRole('button', { name: 'Hide the balance' }).click()
    await expect(balance).toContainText('***')
    await page.reload()
    await expect(balance).toContainText('***')
    await balance.getByRole('button', { name: 'Show the balance' }).click()
    await balance.getByRole('button', { name: 'Refresh the balance' }).click()
    await expect(balance).toContainText('₱')
  }
  await page.getByRole('button', { name: `Account of ${player.username}` }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('[LOG-04] a wrong password, three times, and the captcha shows', async ({ page }) => {
  const name = freshName()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(name)
  for (let attempt = 0; attempt < 3; attempt++) {
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(`wrong${attempt}pass`)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid="true"]')).first()).toBeVisible()
  }
  await expect(dialog.getByRole('textbox', { name: 'Captcha' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(name)
  await expectAccessible(page)
})

test('[LOG-11] a logout in one tab is followed by the others', async ({ page, context }) => {
  await page.goto('/')
  await logIn(page)
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const other = await context.newPage()
  await other.addInitScript((value) => {
    if (value && !sessionStorage.getItem('seen')) {
      sessionStorage.setItem('token', value)
      sessionStorage.setItem('seen', '1')
    }
  }, token)
  await other.goto('/')
  await expect(other.getByRole('group', { name: 'Balance' })).toContainText('₱')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[D1] a window whose part is not there yet says that one is offline, and opens once the network is back', async ({
  page,
  context,
}) => {
  // What comes when the page is idle and after the pause is there: all but the window.
  await Promise.all([
    ...['toast-item', 'carousel-parts', 'deferred-shell'].map((part) =>
      page.waitForResponse(new RegExp(`/assets/${part}-`)),
    ),
    page.goto('/'),
  ])
  const login = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await expect(login).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await login.click()
  await expect(page.getByText('You are offline. This opens once the connection is back.').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('[D2] a page whose parts a newer version took away says so, and offers to load again', async ({ page }) => {
  await page.goto('/')
  await page.route(/\/assets\/windows-/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(/there may be a newer version of the site/)).toBeVisible()
  await page.unroute(/\/assets\/windows-/)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByText(/there may be a newer version/)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('[API-05] a login that failed offline says so, keeps what was typed, and works once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(player.username)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(player.password)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(player.username)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await closeWelcome(page)
})

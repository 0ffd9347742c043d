import { expect, expectAccessible, isPhone, once, player, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { join } from './play.ts'
import { apiLogin, openTab, payIn } from './sessions.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const sum = (page: Page, figure: string) => page.getByRole('button', { name: figure, exact: true })

test(
  '[HDR-03] typing over a chosen sum replaces it: 500 and then 9000 is 9,000, by Tab and by a click',
  once,
  async ({ page, request }) => {
    await openTab(page, await apiLogin(request, player))
    await page.goto('/member/depositv2')
    await page.getByRole('radio', { name: 'Bank transfer' }).click()
    await page.getByRole('combobox', { name: 'Bank' }).selectOption({ label: 'Isla Savings Bank' })
    await sum(page, '500').click()
    await page.getByRole('combobox', { name: 'Bank' }).focus()
    await page.keyboard.press('Tab')
    while (!(await amount(page).evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.type('9000')
    await expect(amount(page)).toHaveValue('9,000')
    await expect(summary(page)).toContainText('₱9,000.00')
    await sum(page, '500').click()
    await amount(page).click()
    await page.keyboard.type('700')
    await expect(amount(page)).toHaveValue('700')
    await amount(page).blur()
    await amount(page).click()
    await page.keyboard.type('1,200')
    await amount(page).blur()
    await expect(amount(page)).toHaveValue('1,200.00')
  },
)

test('[HDR-03] an amount is checked when its field is left, and its button waits until it is right', async ({
  page,
  request,
  baseURL,
}) => {
  const { username, token } = await join(baseURL)
  await payIn(request, token, 60_000)
  await openTab(page, token, username)
  await page.goto('/member/depositv2')
  await page.getByRole('radio', { name: 'Perlas Wallet' }).click()
  await amount(page).click()
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await expect(page.getByText('At least ₱100.00.')).toBeVisible()
  await expect(summary(page).getByRole('button', { name: 'Pay', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await sum(page, '200').click()
  await expect(summary(page).getByRole('button', { name: 'Pay ₱200.00' })).toBeEnabled()
  await page.goto('/member/withdraw')
  await amount(page).click()
  await page.keyboard.type('9000')
  await expect(page.getByText('That is ₱8,400.00 more than you can withdraw now.')).toBeVisible()
  await expect(summary(page).getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
})

test('[HDR-03] a reload in the middle of a deposit keeps way and amount, and a logout takes them away', async ({
  page,
  baseURL,
}) => {
  const { username, token } = await join(baseURL)
  await openTab(page, token, username)
  await page.goto('/member/depositv2')
  await page.getByRole('radio', { name: 'Perlas Wallet' }).click()
  await amount(page).fill('777')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Perlas Wallet' })).toBeChecked()
  await expect(amount(page)).toHaveValue('777.00')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await kept()).toContain('77700')
  if (isPhone(page)) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
  }
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await kept()).not.toContain('77700')
})

test('[HDR-03] parts of a withdrawal that cannot be chosen look so and say why', async ({ page, request, baseURL }) => {
  const { username, token } = await join(baseURL)
  await payIn(request, token, 60_000)
  await openTab(page, token, username)
  await page.goto('/member/withdraw')
  const part = sum(page, '50%')
  await expect(part).toBeDisabled()
  await expect(
    page.getByText('Parts below ₱500.00 cannot be chosen: that is the least of one withdrawal.'),
  ).toBeVisible()
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('.p-chips .p-chip')].map((chip) => getComputedStyle(chip).color),
  )
  expect(colours.at(0)).not.toBe(colours.at(-1))
  await expectAccessible(page)
})

test('[HDR-03] after paying, the page of the provider sends back to the tab with the session, which follows by itself', async ({
  page,
  baseURL,
}) => {
  const { username, token } = await join(baseURL)
  await openTab(page, token, username)
  await page.goto('/member/depositv2')
  await page.getByRole('radio', { name: 'Perlas Wallet' }).click()
  await sum(page, '500').click()
  await summary(page).getByRole('button', { name: 'Pay ₱500.00' }).click()
  await expect(page.getByText('Perlas Wallet').first()).toBeVisible()
  const [paying] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Open the payment page/ }).click(),
  ])
  await expect(paying.getByText('Perlas Wallet')).toBeVisible()
  await expect(paying.getByText(/tab with Vesper/)).toHaveCount(0)
  await paying.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(paying.getByText('Paid. You may close this page.')).toBeVisible()
  await expect(paying.getByText('Go back to the tab with Vesper. It follows this payment by itself.')).toBeVisible()
  await expect(paying.getByRole('link', { name: 'Back to the site' })).toHaveCount(0)
  await expectAccessible(paying)
  await paying.close()
  await page.bringToFront()
  await expect(page.getByText('₱500.00 is on your main wallet.')).toBeVisible()
})

test(
  '[HDR-03] one way to pay has one name: in the form, on its order, in the record and on the page of the provider',
  once,
  async ({ page, baseURL }) => {
    const { username, token } = await join(baseURL)
    await openTab(page, token, username)
    await page.goto('/member/depositv2')
    await page.getByRole('radio', { name: 'Alon Pay' }).click()
    await sum(page, '200').click()
    await summary(page).getByRole('button', { name: 'Pay ₱200.00' }).click()
    await expect(page.getByRole('region', { name: 'Order' })).toContainText('Alon Pay')
    await expect(page.getByRole('rowheader', { name: 'Alon Pay' })).toBeVisible()
    await expect(page.getByText('E-wallet by QR')).toHaveCount(0)
  },
)

test('[HDR-03] the payment password is set where a withdrawal asks for it', async ({ page, request, baseURL }) => {
  const { username, token } = await join(baseURL)
  await payIn(request, token, 60_000)
  await openTab(page, token, username)
  await page.goto('/member/withdraw')
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeDisabled()
  await expect(
    page.getByText('You have no account to be paid to yet. Set up the payment password first, then add an account.'),
  ).toBeVisible()
  const set = page.getByRole('button', { name: 'Set up a payment password' })
  // On a phone the button stands below the words: beside them it left a column of two words a line.
  if (isPhone(page)) {
    const words = page.getByText('You have no payment password yet. Without one no money leaves.')
    const [above, below] = [await words.boundingBox(), await set.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))
  }
  await set.click()
  const form = page.getByRole('dialog', { name: 'Set up a payment password' })
  await expectAccessible(page)
  await form.getByRole('textbox', { name: 'Login password' }).fill(player.password)
  for (const name of ['New payment password', 'Repeat it']) await form.getByRole('textbox', { name }).fill('482913')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeEnabled()
  await expect(page).toHaveURL(/\/member\/withdraw/)
})

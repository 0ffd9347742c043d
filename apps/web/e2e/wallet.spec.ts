import { expect, expectAccessible, logIn, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Wallets' }).getByRole('row', { name: new RegExp(`^${name}`) })
const sumOf = async (page: Page, name: string): Promise<number> =>
  Number(/₱([\d,]+\.\d\d)/.exec(await rowOf(page, name).innerText())?.[1]?.replaceAll(',', ''))

test('[MEM-07] money goes to the wallet of a provider and home again: both wallets, the total and the record agree', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/transferFund')
  await expect(page.getByRole('heading', { level: 1, name: 'My wallet' })).toBeVisible()
  await expect(rowOf(page, 'Northlight')).toBeVisible()
  const before = { main: await sumOf(page, 'Main wallet'), there: await sumOf(page, 'Northlight') }
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('NLT')
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Transfer ₱100.00' }).click()
  await expect(page.getByText('₱100.00 moved from Main wallet to Northlight.')).toBeVisible()
  await expect.poll(() => sumOf(page, 'Northlight')).toBeCloseTo(before.there + 100, 2)
  await expect.poll(() => sumOf(page, 'Main wallet')).toBeCloseTo(before.main - 100, 2)
  await page.getByRole('button', { name: 'Bring all to main wallet' }).click()
  await expect(page.getByText(/₱[\d,.]+ is back from Northlight\./)).toBeVisible()
  await expect.poll(() => sumOf(page, 'Northlight')).toBe(0)
  await page.getByRole('link', { name: 'All transactions' }).click()
  await expect(page).toHaveURL(/\/member\/transactionHistory\?kind=other/)
  await expect(page.getByRole('cell', { name: /100\.00/ }).first()).toBeVisible()
})

test('[MEM-07] a wallet that the operator locks says so, and until when', async ({ page, operate }) => {
  await operate('lock-wallet', 'linhtran88', 'OVT', '90', 'A bet is open')
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/transferFund')
  await expect(rowOf(page, 'Overtime')).toContainText(/Locked until .+A bet is open/)
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('OVT')
  await expect(page.getByRole('button', { name: 'Transfer', exact: true })).toBeDisabled()
  await operate('unlock-wallet', 'linhtran88', 'OVT')
  await page.reload()
  await expect(rowOf(page, 'Overtime')).not.toContainText('Locked')
})

test('[MEM-03] money goes to the agent above: the password is asked last, and both records show it', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/transferUpline')
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer to upline' })).toBeVisible()
  await expect(page.getByText('aprilsol22').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('200')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Transfer ₱200.00' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').fill('111222')
  await dialog.getByRole('button', { name: 'Transfer ₱200.00' }).click()
  await expect(dialog.getByText(/^The payment password is wrong/)).toBeVisible()
  await dialog.locator('input[name=password]').fill('246810')
  await dialog.getByRole('button', { name: 'Transfer ₱200.00' }).click()
  await expect(page.getByText('aprilsol22 has received ₱200.00.')).toBeVisible()
  await page.getByRole('link', { name: 'All transactions' }).click()
  await expect(page.getByRole('cell', { name: /200\.00/ }).first()).toBeVisible()
  const there = await elsewhere()
  await there.goto('/')
  await logIn(there, { username: 'aprilsol22', password: 'vesper2025' })
  await there.goto('/member/transactionHistory?kind=other')
  await expect(there.getByRole('cell', { name: /\+.*200\.00/ }).first()).toBeVisible()
})

test('[MEM-03] who has no agent above has no page to send money to one', async ({ page }) => {
  await page.goto('/')
  await logIn(page, { username: 'marcobay01', password: 'vesper2025' })
  await page.goto('/member/transferUpline')
  await expect(page.getByRole('heading', { name: /no page here/i })).toBeVisible()
})

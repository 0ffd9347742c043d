import { expect, expectAccessible, isPhone, logIn, once, player, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { join } from './play.ts'
import { apiLogin, newestCode, openTab } from './sessions.ts'

const trial = { username: 'guest4021', password: 'vesper2025' }
const orderOf = (page: Page) => new URL(page.url()).searchParams.get('open') ?? ''
/** From the header: a desktop has both ways there, a phone one to the page where they stand side by side. */
async function fromHeader(page: Page, way: 'Deposit' | 'Withdraw'): Promise<void> {
  const header = page.getByRole('banner')
  if (!isPhone(page)) return header.getByRole('link', { name: way, exact: true }).click()
  await header.getByRole('link', { name: 'Deposit or withdraw' }).click()
  await page.getByRole('link', { name: way, exact: true }).first().click()
}
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const givesUp = (page: Page) => summary(page).getByText(/gives up your open bonus of ₱/)
/** What a withdrawal of the demo player gives up: its bonus, until the first one has. */
const lostBonus = async (page: Page): Promise<number> => {
  await expect(summary(page)).toBeVisible()
  return (await givesUp(page).isVisible())
    ? Number(/₱([\d,]+\.\d\d)/.exec(await givesUp(page).innerText())?.[1]?.replaceAll(',', ''))
    : 0
}
/** Presses the button of a withdrawal, and agrees to the loss of a bonus where there is one. */
async function pressWithdraw(page: Page, amount: string, lost: number): Promise<void> {
  await summary(page)
    .getByRole('button', { name: `Withdraw ${amount}` })
    .click()
  if (lost > 0) await page.getByRole('dialog').getByRole('button', { name: 'Withdraw and give it up' }).click()
}
/** The sum in the header; NaN until it is there. */
/** The balance of the header in minor units: parts of a peso do not add up in floating point. */
const balanceOf = async (page: Page) =>
  Number(
    /₱([\d,]+\.\d\d)/
      .exec((await page.getByRole('group', { name: 'Balance' }).textContent()) ?? '')?.[1]
      ?.replaceAll(/[,.]/g, ''),
  )

test('[HDR-03] a member deposits by code: from the header to the order, through a reload, to the credited sum', async ({
  page,
  operate,
}) => {
  await page.goto('/')
  await logIn(page)
  await expect.poll(() => balanceOf(page)).toBeGreaterThan(0)
  const before = await balanceOf(page)
  await fromHeader(page, 'Deposit')
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await page.getByRole('radio', { name: 'Perlas Wallet' }).click()
  await page.getByRole('button', { name: '500', exact: true }).click()
  await expect(summary(page)).toContainText('₱500.00')
  await expectAccessible(page)
  await summary(page).getByRole('button', { name: 'Pay ₱500.00' }).click()
  const code = page.getByRole('img', { name: 'Payment code for ₱500.00' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(code).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open the payment page/ })).toHaveAttribute(
    'href',
    /^http:\/\/pay\.localhost/,
  )
  await operate('confirm-deposit', orderOf(page))
  await expect(page.getByText('₱500.00 is on your main wallet.')).toBeVisible()
  await page.goto('/')
  await expect.poll(() => balanceOf(page)).toBe(before + 50_000)
})

test('[HDR-03] a transfer is told with its reference, and a deposit that is given up says so', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/member/depositv2')
  await page.getByRole('radio', { name: 'Bank transfer' }).click()
  await page.getByRole('combobox', { name: 'Bank' }).selectOption({ label: 'Isla Savings Bank' })
  await expect(page.getByText('3380 0146 7702')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('600')
  await summary(page)
    .getByRole('button', { name: /^I have transferred/ })
    .click()
  const reference = page.getByRole('textbox', { name: /^Reference/ })
  await expect(reference).toBeFocused()
  await reference.fill(`ISL-${Date.now()}`)
  await summary(page).getByRole('button', { name: 'I have transferred ₱600.00' }).click()
  await expect(page.getByText(/^We are looking for your transfer/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the deposit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the deposit' }).click()
  await expect(page.getByText('No money has moved.')).toBeVisible()
})

test('[HDR-03] [MEM-05] a withdrawal: a wrong payment password loses nothing, the sum is set aside, it is approved and goes on its way', async ({
  page,
  operate,
}) => {
  await page.goto('/')
  await logIn(page)
  await expect.poll(() => balanceOf(page)).toBeGreaterThan(0)
  const before = await balanceOf(page)
  await fromHeader(page, 'Withdraw')
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeVisible()
  await page.getByRole('radio', { name: /••••/ }).first().click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000')
  const password = page.locator('input[name=password]')
  await password.fill('111222')
  await expectAccessible(page)
  const lost = await lostBonus(page)
  await pressWithdraw(page, '₱1,000.00', lost)
  await expect(page.getByText(/^The payment password is wrong/)).toBeVisible()
  await expect(password).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000.00')
  await password.fill('246810')
  await pressWithdraw(page, '₱1,000.00', lost)
  await expect(page.getByRole('heading', { name: 'Requested' })).toBeVisible()
  await expectAccessible(page)
  const order = orderOf(page)
  await page.goto('/')
  // The bonus that is given up is paid after play: it lies in no wallet.
  await expect.poll(() => balanceOf(page)).toBe(before - 100_000)
  await operate('approve', order)
  await operate('pay', order)
  await page.goto(`/member/withdraw?open=${order}`)
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
})

test('[HDR-03] a withdrawal that nobody has approved is taken back, and the sum returns', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await expect.poll(() => balanceOf(page)).toBeGreaterThan(0)
  const before = await balanceOf(page)
  await page.goto('/member/withdraw')
  await page.getByRole('radio', { name: /••••/ }).first().click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1200')
  await page.locator('input[name=password]').fill('246810')
  const lost = await lostBonus(page)
  await pressWithdraw(page, '₱1,200.00', lost)
  await page.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expect(page.getByText('₱1,200.00 is back on your main wallet.')).toBeVisible()
  await page.goto('/')
  await expect.poll(() => balanceOf(page)).toBe(before)
})

test('[HDR-03] [BEY-08] where the operator fixes the amounts and asks for a code, a withdrawal is one of the chips and takes the code that went to the own number', async ({
  page,
  request,
  operate,
}) => {
  await operate('withdraw-rules', 'amounts', '600', '1000', '150000')
  await operate('withdraw-rules', 'code', 'from', '1000')
  try {
    await openTab(page, await apiLogin(request, player))
    await page.goto('/member/withdraw')
    await page.getByRole('radio', { name: /••••/ }).first().click()
    const amounts = page.getByRole('radiogroup', { name: 'Amount' })
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
    await expect(amounts.getByRole('radio', { name: '₱150,000.00' })).toBeDisabled()
    await amounts.getByRole('radio', { name: '₱600.00' }).check()
    const code = page.getByRole('textbox', { name: /^Code from the text message/ })
    await expect(code).toHaveCount(0)
    await amounts.getByRole('radio', { name: '₱1,000.00' }).check()
    await expect(code).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByText('Sent to 917****188').first()).toBeVisible()
    await page.locator('input[name=password]').fill('246810')
    await code.fill('000000')
    const lost = await lostBonus(page)
    await pressWithdraw(page, '₱1,000.00', lost)
    await expect(page.getByText(/^The code is wrong or no longer good/)).toBeVisible()
    await code.fill(await newestCode(request, 'sms', '639170000188'))
    await page.locator('input[name=password]').fill('246810')
    await pressWithdraw(page, '₱1,000.00', lost)
    await expect(page.getByRole('heading', { name: 'Requested' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  } finally {
    await operate('withdraw-rules', 'amounts', 'any')
    await operate('withdraw-rules', 'code', 'none')
  }
  await page.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expect(page.getByText('₱1,000.00 is back on your main wallet.')).toBeVisible()
})

test(
  '[MEM-05] W1: while a withdrawal is on its way in one tab, another tab of the browser holds back and says so, until it is over',
  once,
  async ({ page, context, request }) => {
    const token = await apiLogin(request, player)
    await openTab(page, token)
    await page.goto('/member/withdraw')
    await page.getByRole('radio', { name: /••••/ }).first().click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('700')
    await page.locator('input[name=password]').fill('246810')
    let goOn = () => undefined as void
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/transaction/withdraw', async (route) => {
      await held
      await route.continue()
    })
    await pressWithdraw(page, '₱700.00', await lostBonus(page))
    const other = await context.newPage()
    await openTab(other, token)
    await other.goto('/member/withdraw')
    const told = summary(other).getByText(/^A withdrawal is under way in another tab/)
    await expect(told.first()).toBeVisible()
    await expect(summary(other).getByRole('button', { name: /^Withdraw/ })).toBeDisabled()
    goOn()
    await expect(page.getByRole('heading', { name: 'Requested' })).toBeVisible()
    await expect(told).toHaveCount(0)
    await expect(other.getByRole('textbox', { name: 'Amount' })).toBeEnabled()
    await page.getByRole('button', { name: 'Cancel the withdrawal' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
    await expect(page.getByText('₱700.00 is back on your main wallet.')).toBeVisible()
  },
)

test('[HDR-03] [MEM-08] guests and demo accounts are offered neither; the pages tell a demo account why, with a button', async ({
  page,
}) => {
  const offered = page.getByRole('link', { name: /^(?:Deposit|Withdraw)/ })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(offered).toHaveCount(0)
  await logIn(page, trial)
  await expect(page.getByRole('button', { name: 'Account of guest4021' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱')
  await expect(offered).toHaveCount(0)
  for (const path of ['/member/depositv2', '/member/withdraw']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Your account does not have this page' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await expect(offered).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('[BEY-09] bonus money stands apart: what an account starts with is played, never withdrawn, and a bonus that a withdrawal would give up is named before the press', async ({
  page,
  operate,
  baseURL,
}) => {
  const { username, token } = await join(baseURL)
  await openTab(page, token, username)
  await page.goto('/')
  await expect.poll(() => balanceOf(page)).toBe(100_000)
  if (!isPhone(page)) await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱1,000.00 bonus')
  await page.goto('/member/withdraw')
  const main = page.getByRole('main')
  await expect(main.getByText('Play money to start with')).toBeVisible()
  await expect(
    main.getByText('This money can be played. It and what you win with it cannot be withdrawn.'),
  ).toBeVisible()
  await expect(main.getByText('There is nothing that can be withdrawn now.')).toBeVisible()
  await expectAccessible(page)
  const deposit = async (amount: string, bonus: boolean) => {
    await page.goto('/member/depositv2')
    await page.getByRole('radio', { name: 'Perlas Wallet' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
    if (bonus) await page.getByRole('radio', { name: /^Second deposit/ }).click()
    await summary(page).getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByRole('img', { name: /^Payment code/ })).toBeVisible()
    await operate('confirm-deposit', orderOf(page))
    await expect(page.getByText(/is on your main wallet\.$/)).toBeVisible()
  }
  await deposit('500', false)
  await deposit('1000', true)
  await page.goto('/')
  await expect.poll(() => balanceOf(page)).toBe(250_000)
  await page.goto('/member/withdraw')
  await expect(main.getByText('₱1,500.00', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('A withdrawal gives it up', { exact: true })).toBeVisible()
  await expect(givesUp(page)).toContainText('₱200.00')
  await expectAccessible(page)
})

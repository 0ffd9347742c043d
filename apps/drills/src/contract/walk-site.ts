import { contractMember } from '@parlour/servers'
import type { Locator, Page } from 'playwright'

/** A stretch of a visit, and the path with an effect that it may press once. */
export interface Stretch {
  readonly name: string
  readonly effect?: string
  walk(page: Page, origin: string): Promise<void>
}

const seen = (page: Page, text: RegExp) => page.getByText(text).first().waitFor()

/** Waits until a page is whole; one that offers to try again needs a call that the platform does not have. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.body.innerText.includes('Loading the page'))
  await page.waitForFunction(() => !document.querySelector('.p-skeleton'))
  const failed = await page.getByRole('button', { name: 'Try again' }).count()
  if (failed > 0) throw new Error(`${failed} parts of ${new URL(page.url()).pathname} failed`)
}

/** Presses twice, as a hurried visitor does, and waits for what the page says of it. */
async function press(button: Locator, outcome: Locator): Promise<void> {
  await button.dblclick()
  await outcome.waitFor()
}

/** Fills a page of the cashier: its first way and an amount. */
async function fillCashier(page: Page, amount: string): Promise<void> {
  await settle(page)
  await page.getByRole('radio').first().check({ force: true })
  await page
    .getByRole('textbox', { name: /amount/i })
    .first()
    .fill(amount)
}

/** Opens the customer service in the menu, and chooses an entry. */
async function chooseInService(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = page.getByRole('button', { name: 'Open the menu' })
  const phone = await opener.isVisible()
  if (phone) await opener.click()
  const service = menu.getByRole('link', { name: 'Customer service' })
  // At a desk the pointer over it has opened it already, and a press closes it.
  await (phone ? service.click() : service.press('Enter'))
  await menu.getByRole('button', { name }).click()
}

const pay = (form: Locator | Page): Promise<void> =>
  form
    .getByLabel(/payment password/i)
    .first()
    .fill(contractMember.paymentPassword)

const open = (path: string): Stretch => ({
  name: path,
  async walk(page, origin) {
    await page.goto(origin + path)
    await settle(page)
  },
})

/** What a visitor does on the site, in this order. */
export const stretches: readonly Stretch[] = [
  {
    name: 'home',
    async walk(page, origin) {
      await page.goto(origin)
      await page.getByRole('button', { name: 'Log in' }).first().waitFor()
      await seen(page, /River Dragon/)
    },
  },
  {
    name: 'login',
    async walk(page) {
      await page.locator('header').getByRole('button', { name: 'Log in' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: /^Username/ }).fill(contractMember.username)
      await dialog
        .getByLabel(/^Password/)
        .first()
        .fill(contractMember.password)
      await dialog.getByRole('button', { name: /^Log in$/ }).click()
      await page
        .getByRole('group', { name: /^Balance/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'a game in its frame',
    async walk(page, origin) {
      await page.goto(`${origin}/rng`)
      await page
        .getByRole('button', { name: /^Lucky Lantern/ })
        .first()
        .click()
      await page.frameLocator('iframe').getByText('The game of a contract platform.').waitFor()
    },
  },
  open('/member'),
  open('/member/transactionHistory'),
  open('/promotions'),
  open('/pointMall'),
  {
    name: 'deposit',
    effect: '/wps/transaction/deposit/pg',
    async walk(page, origin) {
      await page.goto(`${origin}/member/depositv2`)
      await fillCashier(page, '500')
      await press(page.getByRole('button', { name: /^Pay/ }), page.getByText('Done', { exact: true }))
    },
  },
  {
    name: 'withdrawal',
    effect: '/wps/transaction/withdraw',
    async walk(page, origin) {
      await page.goto(`${origin}/member/withdraw`)
      await fillCashier(page, '200')
      await pay(page)
      await press(
        page.getByRole('button', { name: /^Withdraw ₱/ }),
        page.getByText('Requested', { exact: true }).first(),
      )
    },
  },
  {
    name: 'redemption',
    effect: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    async walk(page, origin) {
      await page.goto(`${origin}/pointMall`)
      await settle(page)
      await page.getByRole('button', { name: 'Redeem Fifty pesos' }).click()
      const dialog = page.getByRole('dialog', { name: 'Redeem Fifty pesos' })
      await pay(dialog)
      await press(dialog.getByRole('button', { name: /^Redeem for/ }), dialog.getByText(/^Sent\./))
    },
  },
  {
    name: 'feedback',
    effect: '/wps/feedback',
    async walk(page, origin) {
      await page.goto(origin)
      await page
        .getByRole('group', { name: /^Balance/ })
        .first()
        .waitFor()
      await chooseInService(page, 'Feedback')
      const dialog = page.getByRole('dialog', { name: 'Tell us' })
      await dialog.getByRole('combobox').selectOption('game')
      await dialog.getByRole('textbox', { name: /^Your words/ }).fill('The reels stop while the sound goes on.')
      await press(dialog.getByRole('button', { name: 'Send' }), dialog.getByText(/^Thank you/))
    },
  },
]

import { getMerchantWallet, listWallets, transferAllToMain, transferWallet } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { answerCashier, answerWallets } from '../../testing/index.ts'
import { WalletScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = () => answerWallets(answerCashier(createFakeServer(), at), at)

const show = async (fake: FakeServer = server()) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={fake} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <main>
        <WalletScreen language="EN" currency="PHP" hrefOfPage={(key) => `#${key}`} logoOf={() => undefined} />
      </main>
    </Surroundings>,
  )
  return { screen, fake, findings: () => axeFindings(screen.container) }
}
const row = (name: string | RegExp) => page.getByRole('row', { name })
const amount = () => page.getByRole('textbox', { name: 'Amount' })
const send = () => page.getByRole('button', { name: /^Transfer/ })
const end = (name: 'From' | 'To') => page.getByRole('combobox', { name, exact: true })

test.each([1440, 412])(
  '[MEM-07] at %d px: the total, its parts, each wallet, what is locked until when',
  async (width) => {
    await page.viewport(width, 900)
    const { screen, findings } = await show()
    await expect.element(screen.getByText('₱4,821.50').first()).toBeVisible()
    await expect.element(row(/Redbarn/)).toMatchTextContent(/Locked until Jan 15, 2026.*A bet is open\..*₱250\.00/)
    await expect.element(screen.getByText('On its way to you: ₱1,200.00. It is not part of the total.')).toBeVisible()
    await expect.element(screen.getByText('₱820.00 moves at once.', { exact: false })).toBeVisible()
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findings()).toEqual([])
  },
)

test('[MEM-07] a transfer into a wallet moves the sum once, and every figure is read again', async () => {
  await page.viewport(1440, 900)
  const { screen, fake } = await show()
  await end('To').selectOptions('NLT')
  await amount().fill('500')
  await expect.element(screen.getByText('₱2,271.50')).toBeVisible()
  await send().click()
  await expect.element(screen.getByText('₱500.00 moved from Main wallet to Northlight.')).toBeVisible()
  await expect.element(row(/Northlight/)).toMatchTextContent(/₱500\.00/)
  await expect.element(amount()).toHaveValue('')
  expect(fake.callsOf(transferWallet).map(({ input }) => input)).toEqual([
    { type: 'IN', vendor: 'NLT', amount: 50_000 },
  ])
})

test('[MEM-07] a row fills the form, the ends can be swapped, and never more moves than is there', async () => {
  const { screen, fake } = await show()
  await screen.getByRole('button', { name: 'Move out: Overtime' }).click()
  await expect.element(end('From')).toHaveValue('OVT')
  await expect.element(amount()).toHaveFocus()
  await amount().fill('900')
  await expect.element(screen.getByText('Overtime holds ₱820.00. Transfer that at most.')).toBeVisible()
  await expect.element(send()).toBeDisabled()
  await screen.getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Transfer ₱820.00' })).toBeEnabled()
  await screen.getByRole('button', { name: 'Swap the two wallets' }).click()
  await expect.element(end('To')).toHaveValue('OVT')
  await expect.element(amount()).toHaveValue('820.00')
  await amount().fill('')
  await send().click()
  await expect.element(screen.getByText('Write an amount.')).toBeVisible()
  expect(fake.callsOf(transferWallet)).toHaveLength(0)
})

test('[MEM-07] a locked wallet says until when at the form, and nothing is sent', async () => {
  const { screen } = await show()
  await end('To').selectOptions('RDB')
  await expect.element(screen.getByText('Redbarn is locked', { exact: true })).toBeVisible()
  await expect.element(send()).toBeDisabled()
})

test('[MEM-07] a closed provider stays in the list: money comes home from it, and none goes to it', async () => {
  await page.viewport(1440, 900)
  const wallets = [
    { accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 2771.5 },
    { accountTypeId: 101, vendor: 'OVT', name: 'Overtime', balance: 820, closed: true },
    { accountTypeId: 102, vendor: 'NLT', name: 'Northlight', balance: 0, closed: true },
  ]
  const { screen, findings } = await show(server().answer(listWallets, { list: wallets }))
  await expect
    .element(row(/^Overtime Closed/))
    .toMatchTextContent(/Closed.*This provider is closed for now\. Money can be brought home\./)
  await expect.element(screen.getByRole('button', { name: 'Move in: Northlight' })).not.toBeInTheDocument()
  await end('To').selectOptions('OVT')
  await expect.element(screen.getByText('Overtime is closed')).toBeVisible()
  await amount().fill('5')
  await expect.element(send()).toBeDisabled()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Swap the two wallets' }).click()
  await amount().fill('5')
  await expect.element(screen.getByRole('button', { name: 'Transfer ₱5.00' })).toBeEnabled()
})

test('[MEM-07] the sum that the wallet no longer holds is refused at its field, and stays', async () => {
  const fake = server().answer(transferWallet, () => {
    throw new FakeRefusal('wallet.balance.low')
  })
  const { screen } = await show(fake)
  await amount().fill('500')
  await send().click()
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/^There is not enough money in this wallet/)).toBeVisible()
  await expect.element(amount()).toHaveValue('500')
})

test('[MEM-07] a transfer without an answer is repeated by its own key', async () => {
  const fake = server()
  const { screen } = await show(fake)
  await amount().fill('500')
  fake.fail('reset', transferWallet)
  await send().click()
  await screen.getByRole('button', { name: 'Send the same again' }).click()
  await expect.poll(() => fake.callsOf(transferWallet).length).toBe(2)
  const [first, second] = fake.callsOf(transferWallet)
  expect(second?.input).toEqual(first?.input)
})

test('[MEM-07] all money comes to the main wallet, and what stays is named', async () => {
  const { screen, fake } = await show()
  await screen.getByRole('button', { name: 'Bring all to main wallet' }).click()
  await expect
    .element(screen.getByText('₱820.00 is back from Overtime. Redbarn is locked and keeps its money.'))
    .toBeVisible()
  await expect.element(row(/Main wallet/)).toMatchTextContent(/₱3,591\.50/)
  await expect.element(screen.getByRole('button', { name: 'Bring all to main wallet' })).toBeDisabled()
  expect(fake.callsOf(transferAllToMain)).toHaveLength(1)
})

test('[MEM-07] a brand with one wallet says so in one line', async () => {
  const { screen, findings } = await show(
    server()
      .answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
      .answer(listWallets, { list: [{ accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 2771.5 }] }),
  )
  await expect.element(screen.getByText(/^All games play from your main wallet/)).toBeVisible()
  await expect.element(send()).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
})

test('[MEM-08] a demo account is told that the wallet takes an account of its own', async () => {
  const { screen } = await show(
    server().answer(listWallets, () => {
      throw new FakeRefusal('in_need_true_account')
    }),
  )
  await expect.element(screen.getByText('This takes an account of your own')).toBeVisible()
})

import { getWithdrawPlan, getWithdrawSettings, listRecipients, transferToUpline } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import words from '@parlour/screen-kit/messages/EN.json'
import messages from '../../../messages/EN.json'
import { answerCashier } from '../../testing/index.ts'
import { UplineScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const upline = {
  recipientId: 7,
  name: 'aprilsol22',
  relation: 'upline',
  maskedName: 'A**** S**',
  level: 2,
} as const
const server = () =>
  answerCashier(createFakeServer(), at)
    .answer(getWithdrawPlan, { balance: 5000, free: 4000, tied: 1000, forfeits: 1000, withdrawable: 4000, ties: [] })
    .answer(listRecipients, { list: [{ recipientId: 0, name: 'Service', relation: 'service' }, upline] })
    .answer(transferToUpline, ({ password }) => {
      if (password !== '135790') throw new FakeRefusal('invalid.payment.pw')
      return { transferId: 'T260115-7', upline: 'aprilsol22', mainBalance: 3500 }
    })

const show = async (fake: FakeServer = server()) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...words, ...messages }}
      client={{ now: at }}
    >
      <main>
        <UplineScreen language="EN" currency="PHP" hrefOfPage={(key) => `#${key}`} />
      </main>
    </Surroundings>,
  )
  return { screen, fake, findings: () => axeFindings(screen.container) }
}
const amount = () => page.getByRole('textbox', { name: 'Amount' })
const press = async () =>
  page
    .getByRole('region', { name: 'Summary' })
    .getByRole('button', { name: /^Transfer/ })
    .click()
const dialog = () => page.getByRole('dialog')
const secret = () =>
  dialog()
    .getByLabelText(/^Payment password/)
    .first()
const send = () => dialog().getByRole('button', { name: 'Transfer ₱500.00' })

test.each([1440, 412])(
  '[MEM-03] at %d px: who receives it, what can be transferred, what a bonus locks and what is given up',
  async (width) => {
    await page.viewport(width, 900)
    const { screen, findings } = await show()
    for (const sign of ['aprilsol22', 'A**** S**'])
      await expect.element(screen.getByText(sign, { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible()
    await expect.element(screen.getByText('₱4,000.00').first()).toBeVisible()
    await expect.element(screen.getByText('Locked by a bonus, cannot be transferred')).toBeVisible()
    await expect.element(screen.getByText(/gives up your open bonus of ₱1,000\.00/)).toBeVisible()
    expect(await findings()).toEqual([])
  },
)

test('[MEM-03] the payment password is asked last, a wrong one keeps the amount, and the receipt says what moved', async () => {
  await page.viewport(1440, 900)
  const { screen, fake } = await show()
  await amount().fill('500')
  await page.getByRole('textbox', { name: 'Note' }).fill(' For June ')
  await press()
  await expect.element(dialog().getByText('Transfer ₱500.00?')).toBeVisible()
  expect(await axeFindings(document.body)).toEqual([])
  await secret().fill('111111')
  await send().click()
  await expect.element(secret()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(secret()).toHaveValue('')
  await secret().fill('135790')
  await send().click()
  await expect.element(screen.getByText('aprilsol22 has received ₱500.00.')).toBeVisible()
  await expect.element(screen.getByText('T260115-7')).toBeVisible()
  await expect.element(screen.getByText('₱3,500.00')).toBeVisible()
  expect(fake.callsOf(transferToUpline).map(({ input }) => input)).toMatchObject([
    { amount: 50_000, remark: 'For June', forfeitBonus: true },
    { amount: 50_000, remark: 'For June', forfeitBonus: true },
  ])
  await screen.getByRole('button', { name: 'New transfer' }).click()
  await expect.element(amount()).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('[MEM-03] more than is free is refused at the field before anything is asked', async () => {
  const { screen, fake } = await show()
  await amount().fill('4001')
  await expect.element(screen.getByText('You can transfer ₱4,000.00 at most.')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: /^Transfer/ }))
    .toBeDisabled()
  expect(fake.callsOf(transferToUpline)).toHaveLength(0)
})

test('[MEM-03] money that became tied meanwhile is said at the amount, which stays', async () => {
  const { screen } = await show(
    server().answer(transferToUpline, () => {
      throw new FakeRefusal('wallet.balance.low')
    }),
  )
  await amount().fill('500')
  await press()
  await secret().fill('135790')
  await send().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/^There is not enough money in this wallet/)).toBeVisible()
  await expect.element(amount()).toHaveValue('500')
})

test('[MEM-03] without a payment password no money leaves, and the way to set one stands there', async () => {
  const { screen } = await show(
    server().answer(getWithdrawSettings, {
      allowWithdraw: 'Y',
      minimumAmount: 500,
      maximumAmount: 200_000,
      paymentPasswordSet: false,
    } as never),
  )
  await expect.element(screen.getByText(/^You have no payment password yet/)).toBeVisible()
  await amount().fill('500')
  await expect
    .element(page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: /^Transfer/ }))
    .toBeDisabled()
})

test('[MEM-03] an agent whose name is not told is still the one who receives it', async () => {
  const { screen } = await show(server().answer(listRecipients, { list: [] }))
  await expect.element(screen.getByText('Your agent')).toBeVisible()
})

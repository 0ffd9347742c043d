import { getWithdrawPlan, getWithdrawSettings, transferToDownline } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveTeam, showTeam } from '../../testing/team-world.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
})

const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
const begin = async (server = serveTeam()) => {
  const shown = await showTeam(server, { open: 'linhtran88' })
  await panel('linhtran88').getByRole('button', { name: 'Transfer money' }).click()
  return shown
}
const form = () => panel('Transfer money to linhtran88')
const amount = () => form().getByRole('textbox', { name: 'Amount' })
const ask = () => panel('Transfer \u20b1250.00?')
const secret = () =>
  ask()
    .getByLabelText(/^Payment password/)
    .first()

test('[AGT-02] money goes with the payment password asked last; a wrong one keeps the amount, the receipt says what is left', async () => {
  const { server } = await begin()
  await expect.element(form().getByText('\u20b13,000.00')).toBeVisible()
  await expect.element(form().getByText('Locked by a bonus, cannot be transferred')).toBeVisible()
  await amount().fill('250')
  await form().getByRole('textbox', { name: 'Note' }).fill('Advance')
  await expect.element(form().getByText('\u20b12,750.00')).toBeVisible()
  await form().getByRole('button', { name: 'Transfer \u20b1250.00' }).click()
  expect(await axeFindings(document.body)).toEqual([])
  await secret().fill('111111')
  await ask()
    .getByRole('button', { name: /^Transfer/ })
    .click()
  await expect.element(secret()).toHaveAttribute('aria-invalid', 'true')
  await secret().fill('135790')
  await ask()
    .getByRole('button', { name: /^Transfer/ })
    .click()
  const done = panel('The money is there')
  await expect.element(done.getByText('linhtran88 has received \u20b1250.00.')).toBeVisible()
  await expect.element(done.getByText('\u20b12,750.00')).toBeVisible()
  await expect
    .element(done.getByRole('link', { name: 'See it in the transactions' }))
    .toHaveAttribute('href', '/transactions?account=linhtran88')
  expect(server.callsOf(transferToDownline).map(({ input }) => input)).toMatchObject([
    { account: 'linhtran88', amount: 25_000, remark: 'Advance' },
    { account: 'linhtran88', amount: 25_000, remark: 'Advance' },
  ])
})

test('[AGT-02] more than is free is refused at the field, before anything is asked', async () => {
  const { server } = await begin()
  await amount().fill('3000.01')
  await expect.element(form().getByText('You can transfer \u20b13,000.00 at most.')).toBeVisible()
  await expect.element(form().getByRole('button', { name: 'Transfer money' })).toBeDisabled()
  expect(server.callsOf(transferToDownline)).toHaveLength(0)
})

test('[AGT-02] open bonuses that a transfer gives up are said before, and agreed to', async () => {
  const server = serveTeam().answer(getWithdrawPlan, {
    balance: 4_000,
    free: 3_000,
    tied: 1_000,
    forfeits: 600,
    withdrawable: 3_000,
    ties: [],
  })
  await begin(server)
  await expect.element(form().getByText(/gives up your open bonuses: \u20b1600\.00/)).toBeVisible()
  await amount().fill('250')
  await form().getByRole('button', { name: 'Transfer \u20b1250.00' }).click()
  await expect.element(ask().getByText('\u20b1600.00')).toBeVisible()
  await secret().fill('135790')
  await ask()
    .getByRole('button', { name: /^Transfer/ })
    .click()
  await expect.element(panel('The money is there')).toBeVisible()
  expect(server.callsOf(transferToDownline)[0]?.input).toMatchObject({ forfeitBonus: true })
})

test('[AGT-02] what a transfer gives up of bonuses is said to be unknown where the platform does not say it', async () => {
  await begin(
    serveTeam().answer(getWithdrawPlan, { balance: 4_000, free: 3_000, tied: 1_000, withdrawable: 3_000, ties: [] }),
  )
  await expect.element(form().getByText(/^This may end your open bonuses/)).toBeVisible()
  await amount().fill('250')
  await form().getByRole('button', { name: 'Transfer \u20b1250.00' }).click()
  await expect.element(ask().getByText(/^This may end your open bonuses/)).toBeVisible()
})

test('[AGT-02] without a payment password no money leaves, and the way to set one stands there', async () => {
  await begin(serveTeam().answer(getWithdrawSettings, { paymentPasswordSet: false } as never))
  await expect
    .element(form().getByRole('link', { name: 'Set a payment password' }))
    .toHaveAttribute('href', '/security')
  await expect.element(amount()).toBeDisabled()
})

test('[AGT-02] money that became tied meanwhile is said at the amount, which stays', async () => {
  await begin(
    serveTeam().answer(transferToDownline, () => {
      throw new FakeRefusal('agent.transfer.balance')
    }),
  )
  await amount().fill('250')
  await form().getByRole('button', { name: 'Transfer \u20b1250.00' }).click()
  await secret().fill('135790')
  await ask()
    .getByRole('button', { name: /^Transfer/ })
    .click()
  await expect.element(ask()).not.toBeInTheDocument()
  await expect.element(form().getByText(/^Less than this is free/)).toBeVisible()
  await expect.element(amount()).toHaveValue('250.00')
})

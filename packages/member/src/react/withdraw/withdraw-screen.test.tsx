import {
  cancelWithdrawal,
  confirmPayment,
  getWithdrawal,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  removePayoutAccount,
  withdraw,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { answerCashier, someWithdrawal } from '../../testing/index.ts'
import { WithdrawScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = () => answerCashier(createFakeServer(), at)
const settings = {
  allowWithdraw: 'Y',
  minimumAmount: 500,
  maximumAmount: 200_000,
  dailyMaxCount: 5,
  dailyMaxAmount: 300_000,
  todayCount: 1,
  todayAmount: 600,
}

function Withdraw({ open }: { open?: string | undefined }) {
  const [search, setSearch] = useState<RecordSearch>({ open })
  return (
    <main>
      <WithdrawScreen
        search={search}
        onSearch={setSearch}
        language="EN"
        currency="PHP"
        hrefOf={({ open: order }) => `#${order ?? ''}`}
        categoryName={(code) => code}
      />
    </main>
  )
}

const show = async (fake: FakeServer = server(), open?: string) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={fake} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <Withdraw open={open} />
    </Surroundings>,
  )
  const findings = () => axeFindings(screen.container)
  return { screen, fake, findings }
}
const summary = () => page.getByRole('region', { name: 'Summary' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = () =>
  summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
const fill = async (sum: string, password = '135790') => {
  await page.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  await field('Amount').fill(sum)
  await page
    .getByLabelText(/^Payment password/)
    .first()
    .fill(password)
}

test.each([1440, 412])(
  '[HDR-03] [BEY-09] at %d px: what is free, what is tied until how much is played, and the terms of each account',
  async (width) => {
    await page.viewport(width, 900)
    const { screen, findings } = await show()
    await expect.element(screen.getByText('₱4,000.00').first()).toBeVisible()
    for (const words of [
      '₱1,000.00 is tied to a bonus',
      '₱2,600.00 of ₱8,000.00',
      '₱5,400.00',
      '4 withdrawals left today \u00b7 ₱299,400.00 left today',
    ])
      await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(screen.getByText(/About 45 minutes \u00b7 1% fee/)).toBeVisible()
    await expect.element(field('Amount')).toHaveValue('')
    expect(await findings()).toEqual([])
  },
)

test('[HDR-03] an empty withdrawal says what each field lacks; more than is free says by how much', async () => {
  const { fake, screen } = await show()
  await expect.element(field('Amount')).toBeVisible()
  await press()
  for (const words of ['Choose an account.', 'Write an amount.', 'Write six digits.'])
    await expect.element(screen.getByText(words)).toBeVisible()
  await fill('4289.60')
  await expect.element(screen.getByText('That is ₱289.60 more than you can withdraw now.')).toBeVisible()
  expect(fake.callsOf(withdraw)).toHaveLength(0)
})

test('[API-04] accounts whose ids are beyond 2^53 are removed and withdrawn to by their own digits', async () => {
  const list = ['1795012345678901249', '1795012345678901250'].map((bankCardId, index) => ({
    bankCardId,
    bankCode: 'SINAG',
    bankName: `Bangko ${index}`,
    cardNumber: '•••• 4471',
  }))
  const { screen, fake } = await show(server().answer(listPayoutAccounts, { list }))
  await screen.getByRole('radio', { name: /^Bangko 0/ }).click()
  await screen.getByRole('button', { name: 'Remove this account' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove this account' }).click()
  await expect.poll(() => fake.callsOf(removePayoutAccount)).toHaveLength(1)
  expect(fake.callsOf(removePayoutAccount)[0]?.input).toEqual({ bankCardId: '1795012345678901249' })
  await screen.getByRole('radio', { name: /^Bangko 1/ }).click()
  await field('Amount').fill('600')
  await page
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')
  await press()
  await expect.poll(() => fake.callsOf(withdraw)).toHaveLength(1)
  expect(fake.callsOf(withdraw)[0]?.input).toMatchObject({ bankCardId: '1795012345678901250' })
})

test('[HDR-03] what the amount was too small for at one account is not said at another', async () => {
  const { screen } = await show()
  await expect.element(field('Amount')).toBeVisible()
  await fill('600')
  await screen.getByRole('radio', { name: /^Dilim Coin/ }).click()
  await expect.element(screen.getByText('At least ₱1,000.00.')).toBeVisible()
  await screen.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  await expect.element(screen.getByText(/^At least/)).not.toBeInTheDocument()
})

test('[HDR-03] parts of what is free fill the amount; charge and what arrives are said before the press', async () => {
  const { screen } = await show()
  await screen.getByRole('radio', { name: /^Dilim Coin/ }).click()
  await screen.getByRole('button', { name: '50%' }).click()
  await expect.element(field('Amount')).toHaveValue('2,000.00')
  for (const sum of ['₱2,000.00', '₱50.00', '₱1,950.00'])
    await expect.element(summary().getByText(sum, { exact: true })).toBeVisible()
})

test('[HDR-03] an amount is checked when its field is left, and parts that cannot be withdrawn say why', async () => {
  const { screen } = await show(
    server().answer(getWithdrawPlan, {
      balance: 700,
      free: 700,
      tied: 0,
      withdrawable: 700,
      minimumAmount: 500,
      usualMinutes: null,
      ties: [],
    }),
  )
  await expect.element(screen.getByRole('button', { name: '50%' })).toBeDisabled()
  await expect
    .element(screen.getByRole('group', { name: 'Part of what is free' }))
    .toHaveAccessibleDescription(/^Parts below ₱500.00 cannot be chosen/)
  await userEvent.click(field('Amount'))
  await userEvent.keyboard('4')
  await expect.element(screen.getByText(/^At least/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('At least ₱500.00.')).toBeVisible()
  const send = summary().getByRole('button', { name: 'Withdraw', exact: true })
  await expect.element(send).toBeDisabled()
  await userEvent.click(field('Amount'))
  await userEvent.keyboard('9000')
  await expect.element(screen.getByText('That is ₱8,300.00 more than you can withdraw now.')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await screen.getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(summary().getByRole('button', { name: 'Withdraw ₱700.00' })).toBeEnabled()
})

test('[HDR-03] a wrong payment password is said at its field, cleared and focused; all else stays', async () => {
  const { fake, screen } = await show(
    server().answer(withdraw, () => {
      throw new FakeRefusal('invalid.payment.pw')
    }),
  )
  await expect.element(field('Amount')).toBeVisible()
  await fill('600')
  await press()
  const password = page.getByLabelText(/^Payment password/).first()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
  await expect.element(field('Amount')).toHaveValue('600.00')
  await expect.element(screen.getByText(/^The payment password is wrong/)).toBeVisible()
  fake.answer(withdraw, someWithdrawal(at))
  await password.fill('246810')
  await press()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  const keys = fake.callsOf(withdraw).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  expect(fake.callsOf(withdraw).at(-1)?.input).toMatchObject({ amount: 60_000, bankCardId: 7, password: '246810' })
})

test('[HDR-03] a press that gets no answer is sent again as it was, under the same key', async () => {
  const { fake, screen } = await show(server().fail('reset', withdraw))
  await expect.element(field('Amount')).toBeVisible()
  await fill('600')
  await press()
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  fake.heal()
  await summary().getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  expect(new Set(fake.callsOf(withdraw).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test('[HDR-03] an account is removed after a question, but not while a withdrawal to it is under way', async () => {
  const { fake, screen } = await show()
  await screen.getByRole('radio', { name: /^Dilim Coin/ }).click()
  expect(screen.getByRole('button', { name: 'Remove this account' }).elements()).toHaveLength(0)
  await screen.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  await screen.getByRole('button', { name: 'Remove this account' }).click()
  expect(fake.callsOf(removePayoutAccount)).toHaveLength(0)
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove this account' }).click()
  await expect.poll(() => fake.callsOf(removePayoutAccount).map(({ input }) => input)).toEqual([{ bankCardId: 7 }])
})

test('[HDR-03] without a payment password nothing leaves, and the way to one is shown; nothing free says so', async () => {
  const lacking = await show(server().answer(getWithdrawSettings, { ...settings, paymentPasswordSet: false } as never))
  await expect.element(lacking.screen.getByRole('button', { name: 'Add an account' })).toBeDisabled()
  await lacking.screen.getByRole('button', { name: 'Set up a payment password' }).click()
  await expect
    .element(
      lacking.screen
        .getByRole('dialog', { name: 'Set up a payment password' })
        .getByLabelText(/^New payment password/)
        .first(),
    )
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(summary().getByRole('button', { name: 'Withdraw' })).toBeDisabled()
  await lacking.screen.unmount()
  const none = await show(
    server().answer(getWithdrawPlan, {
      balance: 0,
      free: 0,
      tied: 0,
      withdrawable: 0,
      minimumAmount: 500,
      usualMinutes: null,
      ties: [],
    }),
  )
  await expect.element(none.screen.getByText('There is nothing that can be withdrawn now.')).toBeVisible()
  await none.screen.unmount()
  const used = await show(
    server()
      .answer(getWithdrawPlan, {
        balance: 5000,
        free: 4000,
        tied: 0,
        withdrawable: 0,
        minimumAmount: 500,
        usualMinutes: null,
        ties: [],
      })
      .answer(getWithdrawSettings, { ...settings, todayCount: 5 } as never),
  )
  await expect.element(used.screen.getByText(/^You have used what may be withdrawn in one day/)).toBeVisible()
  await used.screen.unmount()
  const closed = await show(server().answer(getWithdrawSettings, { ...settings, allowWithdraw: 'N' } as never))
  await expect.element(closed.screen.getByText(/^Withdrawals are closed/)).toBeVisible()
})

test('[HDR-03] parts of what can be withdrawn are offered only where they come to something', async () => {
  const unlimited = { ...settings, minimumAmount: null } as never
  const plan = {
    balance: 5000,
    free: 4000,
    tied: 0,
    withdrawable: 0,
    minimumAmount: null,
    usualMinutes: null,
    ties: [],
  }
  const none = await show(server().answer(getWithdrawPlan, plan).answer(getWithdrawSettings, unlimited))
  await expect.element(field('Amount')).toBeVisible()
  expect(none.screen.getByRole('button', { name: 'All' }).elements()).toHaveLength(0)
  await none.screen.unmount()
  const little = await show(
    server()
      .answer(getWithdrawPlan, { ...plan, withdrawable: 3 })
      .answer(getWithdrawSettings, unlimited),
  )
  await expect.element(little.screen.getByRole('button', { name: '25%' })).toBeDisabled()
  await expect.element(little.screen.getByRole('button', { name: '50%' })).toBeEnabled()
  await expect.element(little.screen.getByRole('button', { name: 'All' })).toBeEnabled()
})

test('[MEM-05] a paid withdrawal is received, or not, or after all; the clock that counts it as received is said', async () => {
  const paid = {
    ...someWithdrawal(at),
    stage: 'paid',
    cancellable: false,
    nextText: 'Has it arrived?',
    countsAt: at + 1_200_000,
  }
  const says = server()
  says.answer(getWithdrawal, paid).answer(confirmPayment, ({ status }) => {
    const next = { ...paid, stage: status === 'NOT_RECEIVED' ? 'not-received' : 'forced-received' }
    says.answer(getWithdrawal, next)
    return next
  })
  const { fake, screen, findings } = await show(says, 'W260115-1')
  await expect.element(screen.getByText(/^It counts as received by itself on/)).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Not yet' }).click()
  await screen.getByRole('button', { name: 'It did arrive after all' }).click()
  expect(fake.callsOf(confirmPayment)).toHaveLength(1)
  await screen.getByRole('dialog').getByRole('button', { name: 'It did arrive after all' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Received after all' })).toBeVisible()
  expect(fake.callsOf(confirmPayment).map(({ input }) => input)).toMatchObject([
    { status: 'NOT_RECEIVED' },
    { status: 'FORCED_RECEIVED' },
  ])
})

test('[BEY-09] a withdrawal stands stage by stage with times and reasons, and is cancelled after a question', async () => {
  const { fake, screen } = await show(server(), 'W260115-1')
  await screen.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  expect(fake.callsOf(cancelWithdrawal)).toHaveLength(0)
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expect.element(screen.getByText('₱600.00 is back on your main wallet.')).toBeVisible()
  await screen.unmount()
  const stages = [
    ...someWithdrawal(at).stages,
    { stage: 'refused', label: '', time: at, by: 'operator', reason: 'The name differs.' },
  ]
  const refused = await show(
    server().answer(getWithdrawal, { ...someWithdrawal(at), stage: 'refused', cancellable: false, stages }),
    'W260115-1',
  )
  await expect.element(refused.screen.getByText('The name differs.')).toBeVisible()
})

test('[MEM-08] who may not sees why, with a button; what did not load is asked for again', async () => {
  const trial = await show(
    server().answer(getWithdrawPlan, () => {
      throw new FakeRefusal('in_need_true_account')
    }),
  )
  await expect.element(trial.screen.getByText('This takes an account of your own')).toBeVisible()
  await trial.screen.unmount()
  const { fake, screen } = await show(server().fail('offline'))
  await expect.element(screen.getByText('This did not load').first()).toBeVisible()
  const again = screen.getByRole('button', { name: 'Try again' }).first()
  await again.click()
  await expect.element(again).toBeVisible()
  fake.heal()
  await again.click()
  await expect.element(screen.getByRole('radio', { name: /^Bangko Sinag/ })).toBeVisible()
})

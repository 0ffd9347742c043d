import type { ApiClientOptions } from '@parlour/api-client'
import {
  getMemberInfo,
  getSecurityConfig,
  getWalletLockStatus,
  getWithdrawalFee,
  getWithdrawSettings,
  listPayoutAccounts,
  sendWithdrawalCode,
  withdraw,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import authWords from '@parlour/auth/messages/EN.json'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { answerCashier, someWithdrawal } from '../../testing/index.ts'
import { WithdrawScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const settings = { allowWithdraw: 'Y', minimumAmount: 500, maximumAmount: 200_000, dailyMaxCount: 5, todayCount: 1 }
const server = (more: object = {}) =>
  answerCashier(createFakeServer(), at)
    .answer(getWithdrawSettings, { ...settings, ...more } as never)
    .answer(getSecurityConfig, { mobile: '917****188', mobileVerified: true })
    .answer(getMemberInfo, { id: 1, account: 'linhtran88', nickname: 'Linh', type: 0 } as never)
    .answer(getWithdrawalFee, 25)

function Withdraw() {
  const [search, setSearch] = useState<RecordSearch>({})
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

const show = async (fake: FakeServer, client: Partial<ApiClientOptions> = {}, chooses = true) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...authWords, ...messages }}
      client={{ now: at, ...client }}
    >
      <Withdraw />
    </Surroundings>,
  )
  if (chooses) await screen.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  return screen
}
const summary = () => page.getByRole('region', { name: 'Summary' })
const button = () => summary().getByRole('button', { name: /^Withdraw/ })
const amount = () => page.getByRole('textbox', { name: 'Amount', exact: true })
const password = () => page.getByLabelText(/^Payment password/).first()

test.each([1440, 412])(
  '[HDR-03] at %d px: where only some amounts can be withdrawn they are chips, and those that are too much are grey',
  async (width) => {
    await page.viewport(width, 900)
    const fake = server({ fixedAmountFlag: true, fixedWithdrawAmounts: [5000, 1000, 500] })
    const screen = await show(fake)
    const group = screen.getByRole('radiogroup', { name: 'Amount' })
    await expect.element(group).toHaveAccessibleDescription(/^Only these amounts can be withdrawn. The grey ones/)
    expect(amount().elements()).toHaveLength(0)
    expect(
      group
        .getByRole('radio')
        .elements()
        .map((each) => (each as HTMLInputElement).disabled),
    ).toEqual([false, false, true])
    await button().click()
    await expect.element(screen.getByText('Choose an amount.')).toBeVisible()
    await group.getByRole('radio', { name: '₱1,000.00' }).click()
    await expect.element(screen.getByText('Choose an amount.')).not.toBeInTheDocument()
    expect(await axeFindings(screen.container)).toEqual([])
    await password().fill('135790')
    await summary().getByRole('button', { name: 'Withdraw ₱1,000.00' }).click()
    await expect.poll(() => fake.callsOf(withdraw).map(({ input }) => input)).toMatchObject([{ amount: 100_000 }])
  },
)

test('[BEY-08] the fee is what the platform says for this very sum, asked once the sum stands', async () => {
  const fake = server()
  const screen = await show(fake)
  await userEvent.click(amount())
  await userEvent.keyboard('1000')
  await expect.element(summary().getByText('₱0.00', { exact: true })).toBeVisible()
  expect(fake.callsOf(getWithdrawalFee)).toHaveLength(0)
  await userEvent.keyboard('{Tab}')
  await expect.element(summary().getByText('₱25.00', { exact: true })).toBeVisible()
  await expect.element(summary().getByText('₱975.00', { exact: true })).toBeVisible()
  expect(fake.callsOf(getWithdrawalFee).map(({ input }) => input)).toEqual([
    { withdrawAmount: 100_000, withdrawType: 'BC' },
  ])
  await screen.getByRole('button', { name: '50%' }).click()
  await expect.poll(() => fake.callsOf(getWithdrawalFee)).toHaveLength(2)
})

test('[BEY-08] a fee that cannot be asked is that of the account, and one that eats the sum is said', async () => {
  const fake = server().fail('500', getWithdrawalFee)
  const screen = await show(fake)
  await screen.getByRole('radio', { name: /^Dilim Coin/ }).click()
  await amount().fill('2000')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => fake.callsOf(getWithdrawalFee).length).toBeGreaterThan(0)
  await expect.element(summary().getByText('₱50.00', { exact: true })).toBeVisible()
  fake.heal()
  fake.answer(getWithdrawalFee, 700)
  await screen.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  await amount().fill('600')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('The fee of ₱700.00 takes all of it. Choose a larger amount.')).toBeVisible()
  await expect.element(button()).toBeDisabled()
})

test('[HDR-03] from the sum on that takes a code, one is asked for: it goes to the own number and along with the withdrawal', async () => {
  const fake = server({ mobileVerificationType: 'WITHDRAW_AMOUNT', mobileVerificationWithdrawAmount: 1000 })
  const screen = await show(fake)
  await amount().fill('999')
  const code = screen.getByRole('textbox', { name: /^Code from the text message/ })
  await expect.element(code).not.toBeInTheDocument()
  await amount().fill('1000')
  await password().fill('135790')
  await button().click()
  await expect.element(screen.getByText('Write the code that we sent you.')).toBeVisible()
  expect(fake.callsOf(withdraw)).toHaveLength(0)
  await screen.getByRole('button', { name: 'Get code' }).click()
  await expect.element(screen.getByText('Sent to 917****188')).toBeVisible()
  expect(fake.callsOf(sendWithdrawalCode)).toHaveLength(1)
  fake.answer(withdraw, () => {
    throw new FakeRefusal('code.invalid')
  })
  await code.fill('111111')
  await button().click()
  await expect.element(screen.getByText(/^The code is wrong or no longer good/)).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  fake.answer(withdraw, someWithdrawal(at))
  await code.fill('123456')
  await password().fill('135790')
  await button().click()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  expect(fake.callsOf(withdraw).map(({ input }) => input)).toMatchObject([
    { verificationCode: '111111' },
    { verificationCode: '123456' },
  ])
})

test('[HDR-03] without a verified number no code can go out: it is verified right there, and the withdrawal goes on', async () => {
  const fake = server({ mobileVerificationType: 'EVERY_WITHDRAWAL' })
  fake.answer(getSecurityConfig, { mobile: '917****188', mobileVerified: false })
  const screen = await show(fake)
  await amount().fill('600')
  await expect.element(screen.getByText(/^This withdrawal takes a code sent to your phone. Verify/)).toBeVisible()
  await expect.element(button()).toBeDisabled()
  await screen.getByRole('button', { name: 'Verify the mobile number' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Verify the mobile number' })).toBeVisible()
})

test('[HDR-03] a platform that sends no such code is not asked, and the page says so', async () => {
  const fake = server({ mobileVerificationType: 'EVERY_WITHDRAWAL' })
  const screen = await show(fake, { overrides: { sendWithdrawalCode: { absent: true } } })
  await amount().fill('600')
  await expect.element(screen.getByText(/which this page cannot ask for/)).toBeVisible()
  await expect.element(button()).toBeDisabled()
  expect(fake.callsOf(getSecurityConfig)).toHaveLength(0)
})

test('[HDR-03] a locked wallet says for what and until when nothing can be withdrawn', async () => {
  const lock = { accountTypeId: 2, vendor: null, locked: true, reason: 'We check a deposit.', until: at + 3_600_000 }
  const fake = server({ allowWithdraw: 'N' }).answer(getWalletLockStatus, { locked: true, list: [lock] })
  const screen = await show(fake, {}, false)
  await expect.element(screen.getByText('Withdrawals are closed for now')).toBeVisible()
  await expect.element(screen.getByText(/^Locked until .* We check a deposit\.$/)).toBeVisible()
})

/** Another tab of the browser at a withdrawal, until it is called. */
async function otherTab(): Promise<() => void> {
  let end = () => undefined as void
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  onTestFinished(end)
  await new Promise<void>((taken) => {
    void navigator.locks.request('withdraw linhtran88', () => {
      taken()
      return over
    })
  })
  return end
}

test('[MEM-05] W1: a withdrawal in another tab holds this one back, says so, and lets it go on when it is over', async () => {
  const fake = server()
  const screen = await show(fake)
  await amount().fill('600')
  await password().fill('135790')
  const end = await otherTab()
  await button().click()
  await expect
    .element(
      summary()
        .getByText(/^A withdrawal is under way in another tab/)
        .first(),
    )
    .toBeVisible()
  await expect.element(button()).toBeDisabled()
  expect(fake.callsOf(withdraw)).toHaveLength(0)
  const reads = fake.callsOf(listPayoutAccounts).length
  end()
  await expect.element(summary().getByText(/^A withdrawal is under way in another tab/)).not.toBeInTheDocument()
  await expect.poll(() => fake.callsOf(listPayoutAccounts).length).toBeGreaterThan(reads)
  await expect.element(amount()).toHaveValue('600.00')
  await button().click()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  expect(fake.callsOf(withdraw)).toHaveLength(1)
})

test('[MEM-05] W1: a tab that is opened meanwhile says it at once, and an unsure withdrawal holds the others back too', async () => {
  const end = await otherTab()
  const opened = await show(server(), {}, false)
  await expect
    .element(
      summary()
        .getByText(/^A withdrawal is under way in another tab/)
        .first(),
    )
    .toBeVisible()
  end()
  await expect.element(summary().getByText(/^A withdrawal is under way/)).not.toBeInTheDocument()
  await opened.unmount()
  const fake = server().fail('reset', withdraw)
  const screen = await show(fake)
  await amount().fill('600')
  await password().fill('135790')
  await button().click()
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  const held = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'withdraw linhtran88')
  expect(await held()).toBe(true)
  fake.heal()
  await summary().getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  await expect.poll(held).toBe(false)
})

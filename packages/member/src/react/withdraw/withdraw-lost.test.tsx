import type { ApiClientOptions } from '@parlour/api-client'
import {
  cancelWithdrawal,
  confirmPayment,
  getWithdrawal,
  getWithdrawPlan,
  listWithdrawals,
  withdraw,
} from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { answerCashier, someWithdrawal } from '../../testing/index.ts'
import { WithdrawScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = () => answerCashier(createFakeServer(), at)
const plan = { balance: 5000, free: 1000, tied: 0, withdrawable: 1000, minimumAmount: 500, usualMinutes: 45, ties: [] }

/** The page, which may be left and come back to with all that the tab keeps. */
function Visit({ open }: { open?: string | undefined }) {
  const [here, setHere] = useState(true)
  const [search, setSearch] = useState<{ open?: string | undefined }>({ open })
  return (
    <main>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Come back'}
      </button>
      <p>{search.open ?? 'no order'}</p>
      {here ? (
        <WithdrawScreen
          search={search}
          onSearch={setSearch}
          language="EN"
          currency="PHP"
          hrefOf={() => '#'}
          categoryName={(code) => code}
        />
      ) : null}
    </main>
  )
}

const show = async (fake: FakeServer, open?: string, client?: Partial<ApiClientOptions>) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  return render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...messages }}
      client={{ now: at, ...client }}
    >
      <Visit open={open} />
    </Surroundings>,
  )
}
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const summary = () => page.getByRole('region', { name: 'Summary' })
const fill = async (sum: string) => {
  await page.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(sum)
  await page
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')
}
const keysOf = (fake: FakeServer) => fake.callsOf(withdraw).map(({ headers }) => headers.get('Idempotency-Key'))

test('[HDR-03] [API-05] a lost withdrawal that stands in the list is given up after the list is read anew, and another one may begin', async () => {
  const fake = server().fail('reset', withdraw)
  const screen = await show(fake)
  await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeVisible()
  await fill('3000')
  await summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  fake.heal()
  fake.answer(getWithdrawPlan, plan)
  await press('Leave')
  await press('Come back')
  await expect.element(screen.getByText(/^The page was left before the answer came/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
  await press('Read the list again')
  await press('Start over')
  await expect.element(screen.getByText('The answer got lost')).not.toBeInTheDocument()
  await fill('800')
  await summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toHaveFocus()
  const [lost, next] = keysOf(fake)
  expect(next).not.toBe(lost)
})

test('[API-05] the list that cannot be read gives nothing up, and says so', async () => {
  const fake = server().fail('reset', withdraw)
  const screen = await show(fake)
  await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeVisible()
  await fill('3000')
  await summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect.element(screen.getByRole('button', { name: 'Send the same again' })).toBeVisible()
  fake.fail('offline')
  await press('Read the list again')
  await expect.element(summary().getByText(/connection/i)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
})

test('[HDR-03] an answer that comes after the member has left leads nobody back; the order is there when it is asked for', async () => {
  let answer: (order: unknown) => void = () => undefined
  const fake = server().answer(
    withdraw,
    () =>
      new Promise((done) => {
        answer = done
      }) as never,
  )
  const screen = await show(fake)
  await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeVisible()
  await fill('600')
  await summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect.poll(() => fake.callsOf(withdraw)).toHaveLength(1)
  await press('Leave')
  const listed = fake.callsOf(listWithdrawals).length
  answer(someWithdrawal(at))
  await press('Come back')
  await expect.poll(() => fake.callsOf(listWithdrawals).length).toBeGreaterThan(listed)
  await expect.element(screen.getByText('no order')).toBeVisible()
})

test('[MEM-05] a "Not yet" whose answer is lost stands in no way of "It did arrive after all"', async () => {
  const paid = { ...someWithdrawal(at), stage: 'paid', cancellable: false }
  const fake = server().fail('reset', confirmPayment, 1)
  fake.answer(getWithdrawal, () => ({
    ...paid,
    stage: fake.callsOf(confirmPayment).length > 0 ? 'not-received' : 'paid',
  }))
  const screen = await show(fake, 'W260115-1')
  await screen.getByRole('button', { name: 'Not yet' }).click()
  await screen.getByRole('button', { name: 'It did arrive after all' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'It did arrive after all' }).click()
  await expect.poll(() => fake.callsOf(confirmPayment)).toHaveLength(2)
  const [lost, after] = fake.callsOf(confirmPayment).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(after).not.toBe(lost)
})

test('[API-05] [MEM-02] a platform that answers a withdrawal without an order: it is said to be requested, the form is empty, and the list is read', async () => {
  const fake = server().fail('null-value', withdraw)
  const screen = await show(fake)
  await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeVisible()
  const listed = fake.callsOf(listWithdrawals).length
  await fill('3000')
  await summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect.element(screen.getByText('Requested').first()).toBeVisible()
  await expect.element(screen.getByText('no order')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('')
  await expect.element(screen.getByText('The answer got lost')).not.toBeInTheDocument()
  await expect.poll(() => fake.callsOf(listWithdrawals).length).toBeGreaterThan(listed)
  expect(fake.callsOf(withdraw)).toHaveLength(1)
})

test('[API-05] [MEM-05] a cancellation that is answered without an order: the order is read again', async () => {
  const fake = server().fail('null-value', cancelWithdrawal)
  fake.answer(getWithdrawal, () => ({
    ...someWithdrawal(at),
    ...(fake.callsOf(cancelWithdrawal).length > 0 ? { stage: 'cancelled', cancellable: false } : { cancellable: true }),
  }))
  const screen = await show(fake, someWithdrawal(at).orderNo)
  await press('Cancel the withdrawal')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
})

const ignored = { capabilities: { idempotency: 'ignored' } } as const

test('[HDR-03] [API-05] where keys are ignored, a lost withdrawal leads to the list and is sent once, also when the page is left', async () => {
  const fake = answerCashier(createFakeServer({ idempotency: 'ignored' }), at).fail('reset', withdraw, 1)
  const screen = await show(fake, undefined, ignored)
  await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeVisible()
  await fill('3000')
  const send = summary().getByRole('button', { name: /^Withdraw/ })
  await send.click()
  for (let visit = 0; visit < 2; visit++) {
    await expect.element(screen.getByText(/^It may be done or not\. Sending it again could do it twice/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Send the same again' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
    await expect.element(send).toBeDisabled()
    await press('Leave')
    await press('Come back')
  }
  const lists = fake.callsOf(listWithdrawals).length
  await press('Read the list again')
  await press('Start over')
  expect(fake.callsOf(listWithdrawals).length).toBeGreaterThan(lists)
  await expect.element(screen.getByText('The answer got lost')).not.toBeInTheDocument()
  expect(fake.callsOf(withdraw)).toHaveLength(1)
})

test('[BEY-09] [API-05] where keys are ignored, a lost cancellation and a lost word about a payment are sent once', async () => {
  const fake = answerCashier(createFakeServer({ idempotency: 'ignored' }), at).fail('reset', cancelWithdrawal, 1)
  const screen = await show(fake, '900001', ignored)
  await screen.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' })
  await confirm.click()
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  await expect.element(confirm).toBeDisabled()
  await press('Read the list again')
  await press('Start over')
  await expect.element(confirm).toBeEnabled()
  expect(fake.callsOf(cancelWithdrawal)).toHaveLength(1)
})

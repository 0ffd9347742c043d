import { cancelDeposit, depositByQr, getDeposit, listDeposits } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { answerCashier, someDeposit } from '../../testing/index.ts'
import { DepositScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = () => answerCashier(createFakeServer(), at)

function Deposit({ open }: { open?: string | undefined }) {
  const [search, setSearch] = useState<RecordSearch>({ open })
  return (
    <main>
      <output aria-label="Address">{search.open}</output>
      <button type="button" onClick={() => setSearch({ open: 'D260114-7' })}>
        Look at D260114-7
      </button>
      <button type="button" onClick={() => setSearch({})}>
        Back to the form
      </button>
      <DepositScreen
        search={search}
        onSearch={setSearch}
        language="EN"
        currency="PHP"
        hrefOf={({ open: order }) => `#${order ?? ''}`}
        categoryName={(code) => ({ LIVE: 'Live casino' })[code] ?? code}
        origin="https://site.example"
        payOrigins={[]}
        supportHref="#support"
      />
    </main>
  )
}

const show = async (fake: FakeServer = server(), open?: string) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 0 }, 'marcobay01')
  const screen = await render(
    <Surroundings server={fake} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <Deposit open={open} />
    </Surroundings>,
  )
  return { screen, fake }
}
const summary = () => page.getByRole('region', { name: 'Summary' })
const way = (name: string) => page.getByRole('radio', { name, exact: true }).click()
const amount = (sum: string) => page.getByRole('textbox', { name: 'Amount' }).fill(sum)
const press = (name: RegExp) => summary().getByRole('button', { name }).click()

test('[HDR-03] an answer that comes late pulls nobody back from where they have gone', async () => {
  const opened = { ...someDeposit(at), qrCodeUrl: 'https://pay.example/order/d1' }
  let answer = () => {}
  const { fake, screen } = await show(
    server().answer(
      depositByQr,
      () =>
        new Promise<typeof opened>((resolve) => {
          answer = () => resolve(opened)
        }),
    ),
  )
  await way('Perlas Wallet')
  await amount('200')
  await press(/^Pay/)
  await screen.getByRole('button', { name: 'Look at D260114-7' }).click()
  await expect.element(screen.getByRole('button', { name: 'Cancel the deposit' })).toBeVisible()
  const asked = fake.callsOf(listDeposits).length
  answer()
  await expect.poll(() => fake.callsOf(listDeposits).length).toBeGreaterThan(asked)
  await expect.element(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('D260114-7')
})

test('[HDR-03] [API-05] a lost deposit that stands in the list is given up after the list is read anew, and another one may begin', async () => {
  const { fake, screen } = await show(server().fail('reset', depositByQr))
  await way('Perlas Wallet')
  await amount('200')
  await press(/^Pay/)
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  fake.heal()
  await screen.getByRole('button', { name: 'Look at D260114-7' }).click()
  await screen.getByRole('button', { name: 'Back to the form' }).click()
  await summary().getByRole('button', { name: 'Read the list again' }).click()
  await summary().getByRole('button', { name: 'Start over' }).click()
  await way('Perlas Wallet')
  await amount('300')
  await press(/^Pay ₱300.00/)
  await expect.element(screen.getByRole('img', { name: 'Payment code for ₱200.00' })).toBeVisible()
  expect(new Set(fake.callsOf(depositByQr).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
})

test('[HDR-03] [BEY-05] an order that cannot be read anew says so, and goes on once it can', async () => {
  const { fake, screen } = await show(server(), 'D260115-1')
  await expect.element(screen.getByRole('img', { name: 'Payment code for ₱200.00' })).toBeVisible()
  fake.fail('offline', getDeposit).answer(cancelDeposit, () => {
    throw new FakeRefusal('deposit.cancel.late')
  })
  await screen.getByRole('button', { name: 'Cancel the deposit' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel the deposit' }).click()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByText(/^Could not refresh/)).toBeVisible()
  fake.heal()
  fake.answer(getDeposit, { ...someDeposit(at), status: 'paid', payUrl: null, qrCode: null })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('₱200.00 is on your main wallet.')).toBeVisible()
  expect(screen.getByText(/^Could not refresh/).elements()).toHaveLength(0)
})

test('[HDR-03] W1: a deposit in another tab holds this one back, says so, and lets it go on when it is over', async () => {
  let end = () => undefined as void
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  await new Promise<void>((taken) => {
    void navigator.locks.request('deposit marcobay01', () => {
      taken()
      return over
    })
  })
  const { fake } = await show()
  await expect
    .element(
      summary()
        .getByText(/^A deposit is being asked for in another tab/)
        .first(),
    )
    .toBeVisible()
  await expect.element(summary().getByRole('button', { name: 'Pay', exact: true })).toBeDisabled()
  end()
  await expect.element(summary().getByText(/^A deposit is being asked for/)).not.toBeInTheDocument()
  await way('Perlas Wallet')
  await amount('200')
  await press(/^Pay/)
  await expect.poll(() => fake.callsOf(depositByQr)).toHaveLength(1)
})

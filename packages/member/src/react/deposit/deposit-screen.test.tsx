import type { Idempotency } from '@parlour/api-client'
import {
  cancelDeposit,
  depositByQr,
  depositByTransfer,
  getDeposit,
  getDepositSettings,
  getMemberInfo,
  listDepositChannels,
  listDepositPromotions,
  listDeposits,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { settled } from '@parlour/vitest/settled'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { answerCashier, someDeposit, somePromotion } from '../../testing/index.ts'
import { DepositScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = () => answerCashier(createFakeServer(), at)

type Store = ReturnType<typeof createMemoryStore>

function Deposit({ open, store }: { open?: string | undefined; store?: Store | undefined }) {
  const [search, setSearch] = useState<RecordSearch>({ open })
  return (
    <main>
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
        {...(store && { store })}
      />
    </main>
  )
}

const show = async (
  fake: FakeServer = server(),
  open?: string,
  store?: Store,
  account = 'linhtran88',
  idempotency: Idempotency = 'honoured',
) => {
  const session = createTestSession()
  session.start({ token: 't', userName: account, customerType: 0 }, account)
  fake.answer(getMemberInfo, { id: 1, account, type: 0, memberLabel: [] })
  const screen = await render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...messages }}
      client={{ now: at, capabilities: { idempotency } }}
    >
      <Deposit open={open} store={store} />
    </Surroundings>,
  )
  const findings = () => axeFindings(screen.container)
  return { screen, fake, findings }
}
const summary = () => page.getByRole('region', { name: 'Summary' })
const way = (name: string) => page.getByRole('radio', { name, exact: true }).click()
const amount = (sum: string) => page.getByRole('textbox', { name: 'Amount' }).fill(sum)
const press = (name: RegExp) => summary().getByRole('button', { name }).click()

test.each([1440, 412])(
  '[HDR-03] [BEY-08] at %d px: each way says time, fee and limits before it is chosen, and nothing is chosen or typed for the member',
  async (width) => {
    await page.viewport(width, 900)
    const { screen, findings } = await show()
    await expect
      .element(screen.getByText('About 1 minute \u00b7 no fee \u00b7 ₱100.00 to ₱50,000.00').first())
      .toBeVisible()
    await expect.element(screen.getByText(/1.5% fee/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    // The other one is that of the days of the list.
    expect(screen.container.querySelectorAll('form :checked')).toHaveLength(1)
    await expect.element(screen.getByRole('radio', { name: 'No bonus' })).toBeChecked()
    expect(await findings()).toEqual([])
  },
)

test('[HDR-03] an empty deposit says what each field lacks and sends nothing', async () => {
  const { fake, screen } = await show()
  await press(/^Pay/)
  await expect.element(screen.getByText('Choose a way to pay.')).toBeVisible()
  await expect.element(screen.getByText('Write an amount.')).toBeVisible()
  await way('Perlas Wallet')
  await amount('50')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('At least ₱100.00.')).toBeVisible()
  await expect.element(summary().getByRole('button', { name: 'Pay', exact: true })).toBeDisabled()
  await screen.getByRole('button', { name: '200', exact: true }).click()
  await expect.element(summary().getByRole('button', { name: 'Pay ₱200.00' })).toBeEnabled()
  expect(fake.callsOf(depositByQr)).toHaveLength(0)
})

test('[BEY-02] each bonus states all of its terms before it is chosen; one whose terms nobody stated is not offered', async () => {
  const { screen, findings } = await show(
    server().answer(listDepositPromotions, {
      list: [
        { ...somePromotion, endTime: at },
        { ...somePromotion, promotionId: 9, title: 'Without terms', terms: null },
      ],
    }),
  )
  await expect
    .element(screen.getByRole('radio', { name: /^Second deposit, 20% up to/ }))
    .toHaveAccessibleDescription(
      /8 times the bonus.*30 days, Asia\/Manila time.*Highest stake that counts: ₱100.00.*SPORTS.*Live casino 10%.*Smallest deposit: ₱200.00.*Ends: /,
    )
  await expect.element(screen.getByRole('radio', { name: 'No bonus' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Without terms/ }).elements()).toHaveLength(0)
  expect(await findings()).toEqual([])
})

test('[BEY-02] [HDR-03] an open order keeps the bonus that was chosen, with its sums and terms', async () => {
  const { screen } = await show(server().answer(getDeposit, { ...someDeposit(at), promotionId: 105 }), 'D260115-1')
  for (const sum of ['₱40.00', '₱320.00', '₱240.00'])
    await expect.element(screen.getByRole('region', { name: 'Order' }).getByText(sum)).toBeVisible()
  await expect.element(screen.getByText(/^Second deposit .*8 times the bonus.*₱100.00/)).toBeVisible()
})

test('[BEY-02] a bonus is taken, and the summary says what it gives and asks for before the press', async () => {
  const { fake, screen, findings } = await show()
  await way('Perlas Wallet')
  await amount('150')
  await screen.getByRole('radio', { name: /^Second deposit/ }).click()
  await expect.element(screen.getByRole('radio', { name: /^Daily top-up/ })).toBeDisabled()
  await expect.element(screen.getByText(/^Taken today already./)).toBeVisible()
  await press(/^Pay/)
  await expect.element(screen.getByText(/This bonus begins at ₱200.00/)).toBeVisible()
  await screen.getByRole('button', { name: 'Clear the amount' }).click()
  await amount('200')
  for (const sum of ['₱40.00', '₱320.00', '₱240.00']) await expect.element(summary().getByText(sum)).toBeVisible()
  expect(await findings()).toEqual([])
  await press(/^Pay ₱200.00/)
  await expect.element(screen.getByRole('img', { name: 'Payment code for ₱200.00' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Pay ₱200.00' })).toHaveFocus()
  expect(fake.callsOf(depositByQr).map(({ input }) => input)).toMatchObject([
    { amount: 20_000, bankCode: 'PERLAS', mcsBankCode: 'TLYPERLAS', promotionId: 105 },
  ])
})

test('[BEY-02] a bonus that is paid once it is played through says so, and is no part of what the deposit brings', async () => {
  const { screen, findings } = await show(
    server().answer(listDepositPromotions, {
      list: [{ ...somePromotion, terms: { ...somePromotion.terms, locked: true } }],
    }),
  )
  await way('Perlas Wallet')
  await amount('200')
  await screen.getByRole('radio', { name: /^Second deposit/ }).click()
  await expect.element(summary().getByText('To play before it is paid')).toBeVisible()
  await expect
    .element(screen.getByText(/It is paid to your main wallet once stakes that count reach this sum/))
    .toBeVisible()
  await expect.element(summary().getByText('₱40.00')).toBeVisible()
  expect(summary().getByText('₱240.00').elements()).toHaveLength(0)
  expect(await findings()).toEqual([])
})

test('[HDR-03] a reload in the middle keeps way and amount for the same account alone, until the order is there', async () => {
  const store = createMemoryStore()
  const first = await show(server(), undefined, store)
  await way('Perlas Wallet')
  await amount('777')
  await first.screen.unmount()
  const other = await show(server(), undefined, store, 'aprilsol22')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  await other.screen.unmount()
  const again = await show(server(), undefined, store)
  await expect.element(page.getByRole('radio', { name: 'Perlas Wallet', exact: true })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('777.00')
  await press(/^Pay ₱777.00/)
  await expect.element(page.getByRole('img', { name: /^Payment code/ })).toBeVisible()
  await again.screen.unmount()
  await show(server(), undefined, store)
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
})

test('[HDR-03] a press that gets no answer is sent again under the same key, and counts once', async () => {
  const { fake, screen } = await show(server().fail('reset', depositByQr))
  await way('Perlas Wallet')
  await amount('200')
  await press(/^Pay/)
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  fake.heal()
  await summary().getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(screen.getByRole('img', { name: 'Payment code for ₱200.00' })).toBeVisible()
  const keys = fake.callsOf(depositByQr).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('[HDR-03] what the platform refuses stands at its field, and nothing typed is lost', async () => {
  const fake = server().answer(depositByTransfer, () => {
    throw new FakeRefusal('deposit.reference.used')
  })
  const { screen } = await show(fake)
  await way('Bank transfer')
  await screen.getByRole('combobox', { name: 'Bank' }).selectOptions('ISLA')
  await expect.element(screen.getByText('3380 0146 7702')).toBeVisible()
  const reference = screen.getByRole('textbox', { name: /^Reference/ })
  await reference.fill('ISL-2026-7')
  await amount('500')
  await press(/^I have transferred ₱500.00/)
  await expect.element(reference).toHaveAttribute('aria-invalid', 'true')
  await expect.element(reference).toHaveFocus()
  await expect.element(reference).toHaveValue('ISL-2026-7')
  await expect.element(screen.getByText(/^This reference number was used before/)).toBeVisible()
})

test('[HDR-03] an order shows code, page and end; it is cancelled after a question', async () => {
  const { fake, screen, findings } = await show(server(), 'D260115-1')
  await expect.element(screen.getByRole('img', { name: 'Payment code for ₱200.00' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^Open the payment page/ }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Cancel the deposit' }).click()
  expect(fake.callsOf(cancelDeposit)).toHaveLength(0)
  fake.answer(getDeposit, { ...someDeposit(at), status: 'cancelled', payUrl: null, qrCode: null })
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel the deposit' }).click()
  await expect.element(screen.getByText('No money has moved.')).toBeVisible()
  expect(fake.callsOf(cancelDeposit).map(({ input }) => input)).toEqual([{ orderNo: 'D260115-1' }])
})

test('[HDR-03] what was paid already is not asked for again: why it is checked stands there, and only what the cashier lets go is cancelled', async () => {
  const paidOtherwise = {
    ...someDeposit(at),
    amount: 450,
    status: 'checking',
    reason: 'Another sum was paid.',
    reference: 'TLY-20260115',
    payUrl: null,
    qrCode: null,
  }
  const checked = await show(server().answer(getDeposit, paidOtherwise), 'D260115-1')
  await expect.element(checked.screen.getByRole('heading', { name: 'Being checked' })).toBeVisible()
  for (const words of ['Please do not pay again', 'Another sum was paid.'])
    await expect.element(checked.screen.getByText(words)).toBeVisible()
  expect(checked.screen.getByText(/^Pay ₱/).elements()).toHaveLength(0)
  expect(checked.screen.getByRole('button', { name: 'Cancel the deposit' }).elements()).toHaveLength(0)
  expect(await checked.findings()).toEqual([])
  await checked.screen.unmount()
  const told = await show(
    server().answer(getDeposit, { ...paidOtherwise, method: 'transfer', reason: null, reference: 'ISL-2026-7' }),
    'D260115-1',
  )
  await expect.element(told.screen.getByText(/looking for your transfer with the reference ISL-2026-7/)).toBeVisible()
  await expect.element(told.screen.getByRole('button', { name: 'Cancel the deposit' })).toBeVisible()
  await told.screen.unmount()
  const odd = await show(
    server().answer(getDeposit, { ...paidOtherwise, status: 'new-word', reason: null, reference: null }),
    'D260115-1',
  )
  await expect.element(odd.screen.getByText(/is being checked by the cashier/)).toBeVisible()
})

test('[HDR-03] an account to pay into stands there only once its bank is chosen', async () => {
  const { screen } = await show()
  await way('Bank transfer')
  await expect.element(screen.getByRole('textbox', { name: /^Reference/ })).toBeVisible()
  await settled()
  expect(screen.getByRole('group', { name: /^Transfer the sum/ }).elements()).toHaveLength(0)
  await screen.getByRole('combobox', { name: 'Bank' }).selectOptions('SINAG')
  await expect.element(screen.getByText('0071 2290 4415')).toBeVisible()
})

test('[HDR-03] a credited order says so, without a sum while its fee is unknown, a refused one why', async () => {
  const paid = await show(
    server().answer(getDeposit, { ...someDeposit(at), status: 'paid', payUrl: null, qrCode: null }),
    'D260115-1',
  )
  await expect.element(paid.screen.getByText('₱200.00 is on your main wallet.')).toBeVisible()
  await paid.screen.unmount()
  const unsaid = await show(
    server().answer(getDeposit, { ...someDeposit(at), fee: null, status: 'paid', payUrl: null, qrCode: null }),
    'D260115-1',
  )
  await expect.element(page.getByRole('region', { name: 'Order', exact: true }).getByText('\u2014')).toBeVisible()
  expect(unsaid.screen.getByText(/is on your main wallet/).elements()).toHaveLength(0)
  await unsaid.screen.unmount()
  const refused = await show(
    server().answer(getDeposit, {
      ...someDeposit(at),
      status: 'failed',
      reason: 'No such credit.',
      payUrl: null,
      qrCode: null,
    }),
    'D260115-1',
  )
  await expect.element(refused.screen.getByText('No such credit.')).toBeVisible()
  expect(await refused.findings()).toEqual([])
})

test('[MEM-08] who may not sees why, with a button; a closed cashier and one without ways say so', async () => {
  const refusing = () => {
    throw new FakeRefusal('in_need_true_account')
  }
  const trial = await show(server().answer(getDepositSettings, refusing))
  await expect.element(trial.screen.getByText('This takes an account of your own')).toBeVisible()
  await expect.element(trial.screen.getByRole('button', { name: 'Why is that?' })).toBeVisible()
  await trial.screen.unmount()
  const closed = await show(
    server().answer(getDepositSettings, {
      allowDeposit: 'N',
      totalDepositSuccessCount: 0,
      depositInfo: { minimumAmount: 1, maximumAmount: 2, quickAmounts: [] },
    }),
  )
  await expect.element(closed.screen.getByText(/^Deposits are closed/)).toBeVisible()
  await closed.screen.unmount()
  const none = await show(server().answer(listDepositChannels, {}))
  await expect.element(none.screen.getByText('No way to pay right now')).toBeVisible()
})

test('[HDR-03] what did not load is asked for again, offline too', async () => {
  const { fake, screen } = await show(server().fail('offline'))
  await expect.element(screen.getByText('This did not load').first()).toBeVisible()
  const again = screen.getByRole('button', { name: 'Try again' }).first()
  await again.click()
  await expect.element(again).toBeVisible()
  fake.heal()
  await again.click()
  await expect.element(screen.getByRole('radio', { name: 'Perlas Wallet' })).toBeVisible()
})

test('[HDR-03] by keyboard: arrows choose the way, Tab leads to the amount, Enter sends', async () => {
  const { fake, screen } = await show()
  await way('Perlas Wallet')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Alon Pay' })).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
  await userEvent.keyboard('200{Enter}')
  await expect
    .poll(() => fake.callsOf(depositByQr).map(({ input }) => input))
    .toMatchObject([{ bankCode: 'ALON', amount: 20_000 }])
})

test('[API-05] [MEM-02] a platform that answers a deposit without an order: it is said to be done, the form is empty, and the list is read', async () => {
  const { fake, screen } = await show(server().fail('null-value', depositByQr))
  await way('Perlas Wallet')
  await amount('500')
  const listed = fake.callsOf(listDeposits).length
  await press(/^Pay/)
  await expect.element(screen.getByText('Done', { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  await expect.poll(() => fake.callsOf(listDeposits).length).toBeGreaterThan(listed)
  expect(fake.callsOf(depositByQr)).toHaveLength(1)
})

test.each([
  ['Perlas Wallet', depositByQr],
  ['Bank transfer', depositByTransfer],
] as const)(
  '[HDR-03] [API-05] where keys are ignored, a lost deposit leads to the list, and one press is one order: %s',
  async (name, endpoint) => {
    const fake = answerCashier(createFakeServer({ idempotency: 'ignored' }), at).fail('reset', endpoint, 1)
    const { screen } = await show(fake, undefined, undefined, 'linhtran88', 'ignored')
    await way(name)
    if (name === 'Bank transfer') {
      await screen.getByRole('combobox', { name: 'Bank' }).selectOptions('ISLA')
      await screen.getByRole('textbox', { name: /^Reference/ }).fill('ISL-2026-7')
    }
    await amount('500')
    const send = summary().getByRole('button', { name: /₱500/ })
    await send.click()
    await expect.element(screen.getByText(/^It may be done or not\. Sending it again could do it twice/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Send the same again' })).not.toBeInTheDocument()
    await expect.element(send).toBeDisabled()
    await summary().getByRole('button', { name: 'Read the list again' }).click()
    await summary().getByRole('button', { name: 'Start over' }).click()
    await expect.element(screen.getByText('The answer got lost')).not.toBeInTheDocument()
    expect(fake.callsOf(endpoint)).toHaveLength(1)
  },
)

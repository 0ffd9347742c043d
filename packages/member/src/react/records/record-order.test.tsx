import {
  getDeposit,
  listBets,
  listDeposits,
  listPaymentConfirmations,
  listTransactions,
  listWithdrawals,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCashier, someDeposit, someWithdrawal } from '../../testing/index.ts'
import { recordNow, showRecord } from '../../testing/show-record.tsx'
import { BetsScreen, DepositScreen, TransactionsScreen, WithdrawScreen } from '../index.ts'

const day = 86_400_000
const deposit = { categoryName: String, origin: 'https://site.example', payOrigins: [], supportHref: '#s' }
const one = { totalPages: 1, totalCount: 1 }
const year = { from: '2025-11-22', to: '2026-11-21' }

test('[AGT-07] [MEM-05] deposits stand in pages and in an order that the address keeps', async () => {
  await page.viewport(1440, 900)
  const rows = [{ ...someDeposit(recordNow), channelName: 'Way of old' }]
  const fake = answerCashier(createFakeServer(), recordNow).answer(listDeposits, {
    list: rows,
    totalAmount: 600,
    totalPages: 3,
    totalCount: 23,
  })
  const screen = await showRecord(fake, { page: '2', promotion: '31' }, (view) => (
    <DepositScreen {...view} {...deposit} />
  ))
  await expect.element(screen.getByRole('row', { name: 'Paid in, all pages ₱600.00' })).toBeVisible()
  expect(fake.callsOf(listDeposits)[0]?.input).toMatchObject({ page: '2', sort: 'time', order: 'desc' })
  await expect.element(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page=3&promotion=31')
  await screen.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('#sort=-amount&promotion=31')
  await expect.poll(() => fake.callsOf(listDeposits).at(-1)?.input).toMatchObject({ page: '1', sort: 'amount' })
})

test('[MEM-05] withdrawals that wait for the member stand first, whatever their day and the page', async () => {
  await page.viewport(1440, 900)
  const paid = { ...someWithdrawal(recordNow - 60 * day), orderNo: 'W260922-1', stage: 'paid' }
  const fake = answerCashier(createFakeServer(), recordNow)
    .answer(listPaymentConfirmations, { list: [paid], confirmMinutes: 30 })
    .answer(listWithdrawals, { list: [], totalAmount: 0, totalPages: 1, totalCount: 0 })
  const screen = await showRecord(fake, {}, (view) => <WithdrawScreen {...view} categoryName={String} />)
  const waiting = screen.getByRole('table', { name: 'Did these arrive?' })
  await expect.element(waiting.getByRole('link')).toHaveAttribute('href', '#open=W260922-1')
  const list = screen.getByText('No withdrawal in these days').element()
  expect(waiting.element().compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[MEM-04] a period of a year has its own sums, added up from its parts, beside those of the part', async () => {
  await page.viewport(1440, 900)
  const fake = createFakeServer()
    .answer(listBets, {
      list: [],
      totals: { stake: 20, win: 5, result: -15, count: 1 },
      totalPages: 1,
      totalCount: 0,
    })
    .answer(listTransactions, {
      list: [
        {
          txId: 't1',
          txTypeName: 'Win',
          txTypeId: 4,
          txTimeInTimestamp: recordNow,
          amount: 7,
          currentAvailBalance: 9,
          remark: '',
          orderNo: '',
        },
      ],
      totalIn: 7,
      totalOut: 3,
      ...one,
    })
  const screen = await showRecord(fake, year, (view) => <TransactionsScreen {...view} />)
  await expect.element(screen.getByRole('heading', { name: 'Change in 365 days: +\u2060₱52.00' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^In, all pages, Oct 24 – Nov 21, 2026 ₱7\.00/ })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^In, all pages, Nov 22, 2025 – Nov 21, 2026 ₱91\.00/ }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^Out, all pages, Nov 22, 2025 – Nov 21, 2026 ₱39\.00/ }))
    .toBeVisible()
})

test('[MEM-04] a period that reaches into days which are no longer kept has no sum of its own, and says why', async () => {
  await page.viewport(1440, 900)
  const bet = {
    betId: 'b1',
    time: recordNow,
    gameId: 1,
    gameName: 'Fruit Parade',
    category: 'RNG',
    vendor: 'XGS',
    stake: 20,
    win: 0,
    result: -20,
  }
  const fake = createFakeServer().answer(listBets, ({ startTime }) => {
    if (Number(startTime) < recordNow - 90 * day)
      throw new FakeRefusal('records.period.archived', { value: { from: recordNow - 90 * day } })
    return { list: [bet], totals: { stake: 20, win: 0, result: -20, count: 1 }, ...one }
  })
  const screen = await showRecord(fake, year, (view) => <BetsScreen {...view} categories={[]} />)
  await expect.element(screen.getByRole('row', { name: /^All pages, Oct 24/ })).toBeVisible()
  await expect.poll(() => fake.callsOf(listBets).length).toBeGreaterThan(13)
  await expect.element(screen.getByRole('heading', { name: '₱20.00 staked in 29 days' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^All pages, Nov 22, 2025/ })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^There is nothing older here/)).toBeVisible()
})

test('[MEM-04] a year of which one part does not answer says so, and is asked for again', async () => {
  let isDown = true
  const fake = createFakeServer().answer(listTransactions, ({ startTime }) => {
    if (isDown && Number(startTime) < recordNow - 330 * day) throw new FakeRefusal('TOO_MANY_REQUESTS')
    return { list: [], totalIn: 7, totalOut: 3, ...one }
  })
  const screen = await showRecord(fake, year, (view) => <TransactionsScreen {...view} />)
  await expect.element(screen.getByText('The totals of the whole period did not load.')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Change in 365 days: +\u2060₱52.00' })).toBeVisible()
  expect(screen.getByText('The totals of the whole period did not load.').elements()).toHaveLength(0)
})

test('[MEM-05] withdrawals that wait and did not load say so, and are asked for again', async () => {
  const fake = answerCashier(createFakeServer(), recordNow).fail('500', listPaymentConfirmations)
  const screen = await showRecord(fake, {}, (view) => <WithdrawScreen {...view} categoryName={String} />)
  await expect.element(screen.getByRole('heading', { name: 'Did these arrive?' })).toBeVisible()
  fake.heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('table', { name: 'Did these arrive?' })).toBeVisible()
})

test('[MEM-02] the head of a record says of which kind its sum is, and stands only where the platform says sums', async () => {
  const fake = createFakeServer()
    .answer(listTransactions, { list: [], totalIn: 7, totalOut: 3, totalPages: 1, totalCount: 0 })
    .answer(listBets, { list: [], totals: null, totalPages: 1, totalCount: 0 })
  const screen = await showRecord(fake, { kind: 'deposit' }, (view) => (
    <>
      <TransactionsScreen {...view} />
      <BetsScreen {...view} categories={[]} />
    </>
  ))
  await expect.element(screen.getByRole('heading', { name: 'Deposits in 7 days: +\u2060₱4.00' })).toBeVisible()
  await expect.element(screen.getByText('Nothing in these days').first()).toBeVisible()
  expect(screen.getByText(/staked in/).elements()).toHaveLength(0)
})

test('[MEM-05] an order that opens and closes leaves page and order of the list as they were', async () => {
  const paid = { ...someDeposit(recordNow), status: 'paid', payUrl: null, qrCode: null }
  const fake = answerCashier(createFakeServer(), recordNow).answer(getDeposit, paid)
  const screen = await showRecord(fake, { open: 'D261121-1', page: '2', sort: '-amount' }, (view) => (
    <DepositScreen {...view} {...deposit} />
  ))
  await expect
    .element(screen.getByRole('link', { name: 'New deposit' }))
    .toHaveAttribute('href', '#page=2&sort=-amount')
})

import { listBets, listDeposits, listTransactions, listWithdrawals } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { savedFile } from '@parlour/vitest/saved-file'
import { page } from 'vitest/browser'
import { answerCashier, someDeposit, someWithdrawal } from '../../testing/index.ts'
import { recordNow as at, showRecord } from '../../testing/show-record.tsx'
import { BetsScreen, DepositScreen, TransactionsScreen, WithdrawScreen } from '../index.ts'

const day = 86_400_000
const one = { totalPages: 1, totalCount: 1 }
const none = { list: [], totalPages: 1, totalCount: 0 }
const betAt = (time: number) => ({
  betId: `b${time}`,
  time,
  gameId: 1,
  gameName: 'Fruit Parade',
  category: 'RNG',
  vendor: 'XGS',
  stake: 20,
  win: 0,
  result: -20,
})

test.each([1440, 412])(
  '[MEM-04] at %d px: a period of a year shows its latest part and leads to the others; its file has all',
  async (width) => {
    await page.viewport(width, 900)
    const fake = createFakeServer().answer(listBets, ({ startTime }) => ({
      list: [betAt(Number(startTime))],
      totals: { stake: 20, win: 0, result: -20, count: 1 },
      ...one,
    }))
    const year = { from: '2025-11-22', to: '2026-11-21' }
    const screen = await showRecord(fake, year, (view) => <BetsScreen {...view} categories={[]} />)
    await expect.element(screen.getByText(/^Oct 24, 2026 to Nov 21, 2026: part 1 of 13\./)).toBeVisible()
    const parts = screen.getByRole('navigation', { name: 'Parts of the period' })
    await expect
      .element(parts.getByRole('link', { name: 'Part 2' }))
      .toHaveAttribute('href', '#from=2025-11-22&to=2026-11-21&part=2')
    expect(await axeFindings(screen.container)).toEqual([])
    const file = await savedFile(() => screen.getByRole('button', { name: 'Save as CSV' }).click())
    expect(file).toMatch(/^bets-2025-11-22-2026-11-21\.csv/)
    expect(file.trim().split('\r\n')).toHaveLength(1 + 13)
  },
)

test('[MEM-04] [BEY-22] a file that reaches into days which are no longer kept says since when there are records', async () => {
  const fake = createFakeServer().answer(listBets, ({ startTime }) => {
    if (Number(startTime) < at - 90 * day)
      throw new FakeRefusal('records.period.archived', { value: { from: at - 90 * day } })
    return { list: [], totals: null, totalPages: 1, totalCount: 0 }
  })
  const year = { from: '2025-11-22', to: '2026-11-21' }
  const screen = await showRecord(fake, year, (view) => <BetsScreen {...view} categories={[]} />)
  await expect.element(screen.getByText('Nothing matches these filters')).toBeVisible()
  await screen.getByRole('button', { name: 'Save as CSV' }).click()
  await expect.element(screen.getByText(/^Records are kept from Aug 2\d, 2026 on/)).toBeVisible()
})

test('[MEM-04] other days begin with their latest part and first page', async () => {
  await page.viewport(1440, 900)
  const fake = createFakeServer().answer(listBets, { list: [], totals: null, totalPages: 1, totalCount: 0 })
  const year = { from: '2025-11-22', to: '2026-11-21', part: '4', page: '2' }
  const screen = await showRecord(fake, year, (view) => <BetsScreen {...view} categories={[]} />)
  await expect.element(screen.getByText(/: part 4 of 13\./)).toBeVisible()
  await screen.getByRole('radio', { name: '30 days' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('#from=2026-10-23&to=2026-11-21')
  await expect.element(screen.getByText(/part \d+ of/)).not.toBeInTheDocument()
})

test.each([1440, 412])(
  '[MEM-02] at %d px: a transaction that leads nowhere opens with all of its fields',
  async (width) => {
    await page.viewport(width, 900)
    const moved = {
      txId: 't1',
      txTypeName: 'Adjustment',
      txTypeId: 9,
      txTimeInTimestamp: at,
      amount: 12,
      currentAvailBalance: 812,
      remark: 'For the failed round of 20 November',
      orderNo: 'A-77',
      about: null,
    }
    const fake = createFakeServer().answer(listTransactions, { list: [moved], totalIn: 12, totalOut: 0, ...one })
    const screen = await showRecord(fake, { open: 't1.main' }, (view) => <TransactionsScreen {...view} />)
    await expect.element(screen.getByRole('link', { name: /Adjustment/ })).toHaveAttribute('href', '#open=t1.main')
    const details = screen.getByRole('dialog', { name: 'Adjustment' })
    await expect.element(details.getByText('For the failed round of 20 November')).toBeVisible()
    await expect.element(details.getByText('A-77')).toBeVisible()
    expect(await axeFindings(screen.container)).toEqual([])
    await details.getByRole('button', { name: 'Close the transaction' }).click()
    await expect.element(details).not.toBeInTheDocument()
  },
)

test('[MEM-05] deposits of other days are asked for, listed and saved as a file, and the days stay in the address', async () => {
  await page.viewport(1440, 900)
  const old = { ...someDeposit(at - 20 * day), orderNo: 'D261101-1', channelName: 'Way of old', status: 'paid' }
  const fake = answerCashier(createFakeServer(), at).answer(listDeposits, ({ startTime }) => ({
    ...(Number(startTime) < at - 10 * day ? { list: [old], ...one } : none),
    totalAmount: 0,
  }))
  const screen = await showRecord(fake, {}, (view) => (
    <DepositScreen
      {...view}
      categoryName={(code) => code}
      origin="https://site.example"
      payOrigins={[]}
      supportHref="#s"
    />
  ))
  await expect.element(screen.getByText('No deposit in these days')).toBeVisible()
  await screen.getByRole('radio', { name: '30 days' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('#from=2026-10-23&to=2026-11-21')
  await expect
    .element(screen.getByRole('link', { name: /Way of old/ }))
    .toHaveAttribute('href', '#from=2026-10-23&to=2026-11-21&open=D261101-1')
  const file = await savedFile(() => screen.getByRole('button', { name: 'Save as CSV' }).click())
  expect(file).toContain('D261101-1,Way of old,200,Credited')
})

test('[MEM-05] withdrawals of other days are listed and saved as a file with their fee', async () => {
  await page.viewport(1440, 900)
  const old = { ...someWithdrawal(at - 20 * day), orderNo: 'W261101-1', stage: 'received', amount: 300, charge: 5 }
  const fake = answerCashier(createFakeServer(), at).answer(listWithdrawals, ({ startTime }) => ({
    ...(Number(startTime) < at - 10 * day ? { list: [old], ...one } : none),
    totalAmount: 0,
  }))
  const screen = await showRecord(fake, {}, (view) => <WithdrawScreen {...view} categoryName={(code) => code} />)
  await screen.getByRole('radio', { name: '30 days' }).click()
  await expect.poll(() => screen.container.querySelector('a[href*="W261101-1"]')).not.toBeNull()
  const file = await savedFile(() => screen.getByRole('button', { name: 'Save as CSV' }).click())
  expect(file).toMatch(/W261101-1,.+,300,5,Received/)
})

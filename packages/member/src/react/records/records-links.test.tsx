import { listBets, listTransactions } from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { BetsScreen, TransactionsScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const id = (digit: number) => `${String(digit).repeat(8)}-7b1c-4e0f-9a3d-2c6e8b417d90`
const settled = {
  betId: id(1),
  time: at,
  placedAt: at - 3_600_000,
  gameId: 1,
  gameName: 'Fruit Parade',
  category: 'RNG',
  vendor: 'XGS',
  vendorName: 'Tessera',
  stake: 20,
  win: 45,
  result: 25,
}
const open = {
  ...settled,
  betId: id(2),
  state: 'open',
  gameName: 'Vesper Sportsbook',
  category: 'SPORTS',
  win: 0,
  result: 0,
  possible: 112.5,
}
const one = { totalPages: 1, totalCount: 1 }
const server = () =>
  createFakeServer().answer(listBets, ({ state, betId }) => {
    const list = (state === 'open' ? [open] : [settled]).filter((bet) => !betId || bet.betId === betId)
    const asked = betId === open.betId ? [open] : list
    const stake = asked.reduce((sum, bet) => sum + bet.stake, 0)
    return { list: asked, totals: { stake, win: 0, result: 0, count: asked.length }, ...one }
  })

const show = async (children: ReactNode, fake: FakeServer) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  return render(
    <Surroundings server={fake} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <main>{children}</main>
    </Surroundings>,
  )
}

const categories = [
  { value: 'RNG', label: 'Slots' },
  { value: 'SPORTS', label: 'Sports' },
]
function Bets({ start = {} }: { start?: RecordSearch }) {
  const [search, setSearch] = useState<RecordSearch>(start)
  const shared = { language: 'EN', currency: 'PHP', categories } as const
  return (
    <>
      <output>{JSON.stringify(search)}</output>
      <BetsScreen
        {...shared}
        search={search}
        hrefOf={(next) => `#${new URLSearchParams(next as Record<string, string>)}`}
        onSearch={setSearch}
      />
    </>
  )
}

test.each([1440, 412])(
  '[MEM-02] at %d px: the ID of a bet is copied whole, from its row and from its details',
  async (width) => {
    await page.viewport(width, 900)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const listed = await show(<Bets />, server())
    await listed.getByRole('table').getByRole('button', { name: 'Copy the bet ID 11111111' }).click()
    await expect.poll(() => write.mock.calls).toEqual([[id(1)]])
    await listed.unmount()
    const screen = await show(<Bets start={{ open: id(1) }} />, server())
    const details = screen.getByRole('dialog', { name: 'Fruit Parade' })
    await expect.element(details.getByText(id(1))).toBeVisible()
    await details.getByRole('button', { name: 'Copy the bet ID 11111111' }).click()
    await expect.poll(() => write.mock.calls).toEqual([[id(1)], [id(1)]])
    expect(await axeFindings(screen.container)).toEqual([])
    write.mockRestore()
  },
)

test('[MEM-02] settled bets say when they were placed and settled', async () => {
  const screen = await show(<Bets start={{ open: id(1) }} />, server())
  const details = screen.getByRole('dialog', { name: 'Fruit Parade' })
  await expect.element(details.getByText('Placed', { exact: true })).toBeVisible()
  await expect.element(details.getByText('Result', { exact: true })).toBeVisible()
  await expect.element(details.getByText('Pays at most')).not.toBeInTheDocument()
})

test('[AGT-07] settled bets are sorted by the platform, from the first page on, and the address says by what', async () => {
  await page.viewport(1440, 900)
  const fake = server()
  const screen = await show(<Bets start={{ page: '2' }} />, fake)
  const stake = () => screen.getByRole('columnheader', { name: 'Stake' })
  await expect.element(screen.getByRole('columnheader', { name: 'Settled' })).toHaveAttribute('aria-sort', 'descending')
  await stake().getByRole('button').click()
  await expect.element(stake()).toHaveAttribute('aria-sort', 'descending')
  await expect.element(screen.getByText('{"sort":"-stake"}')).toBeVisible()
  await expect
    .poll(() => fake.callsOf(listBets).at(-1)?.input)
    .toMatchObject({ sort: 'stake', order: 'desc', page: '1' })
})

test('[AGT-07] transactions are sorted by the platform, from the first page on, and the address says by what', async () => {
  await page.viewport(1440, 900)
  const fake = createFakeServer().answer(listTransactions, { list: [], totalIn: 0, totalOut: 0, ...one })
  const searches: RecordSearch[] = []
  const screen = await show(
    <TransactionsScreen
      search={{ page: '2' }}
      language="EN"
      currency="PHP"
      hrefOf={() => '#'}
      onSearch={(search) => searches.push(search)}
    />,
    fake,
  )
  await expect.element(screen.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  expect(searches).toEqual([{ sort: '-amount' }])
  const sorted = createFakeServer().answer(listTransactions, { list: [], totalIn: 0, totalOut: 0, ...one })
  const props = { language: 'EN', currency: 'PHP', hrefOf: () => '#', onSearch: () => undefined } as const
  await show(<TransactionsScreen search={{ sort: 'amount' }} {...props} />, sorted)
  await expect
    .poll(() => sorted.callsOf(listTransactions).at(-1)?.input)
    .toMatchObject({ sort: 'amount', order: 'asc', page: '1' })
})

test('[MEM-02] open bets are a record of their own: without days, with what each may pay', async () => {
  await page.viewport(1440, 900)
  const fake = server()
  const screen = await show(<Bets />, fake)
  await expect.element(screen.getByText('Fruit Parade')).toBeVisible()
  await screen.getByRole('radio', { name: 'Open' }).click()
  await expect.element(screen.getByText('Vesper Sportsbook')).toBeVisible()
  await expect.element(screen.getByText('Fruit Parade')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('cell', { name: '₱112.50' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Days/ })).not.toBeInTheDocument()
  await expect.element(screen.getByText('{"tab":"open"}')).toBeVisible()
  expect(fake.callsOf(listBets).at(-1)?.input).toMatchObject({ state: 'open' })
  expect(fake.callsOf(listBets).at(-1)?.input).not.toHaveProperty('startTime')
  expect(await axeFindings(screen.container)).toEqual([])
  await screen.getByRole('radio', { name: 'Settled' }).click()
  await expect.element(screen.getByText('Fruit Parade')).toBeVisible()
})

test('[MEM-02] without open bets it says what would stand there', async () => {
  const fake = createFakeServer().answer(listBets, { list: [], totals: null, totalPages: 1, totalCount: 0 })
  const screen = await show(<Bets start={{ tab: 'open' }} />, fake)
  await expect.element(screen.getByText('No open bet')).toBeVisible()
})

test('[MEM-02] a link to a bet of another day or state opens it, and one that is gone says so', async () => {
  const screen = await show(<Bets start={{ open: id(2) }} />, server())
  const details = screen.getByRole('dialog', { name: 'Vesper Sportsbook' })
  await expect.element(details.getByText('Pays at most')).toBeVisible()
  await expect.element(details.getByText('₱112.50')).toBeVisible()
  await screen.unmount()
  const gone = await show(<Bets start={{ open: id(3) }} />, server())
  await expect.element(gone.getByText(/^This bet is no longer in your record/)).toBeVisible()
})

test('[MEM-02] a transaction leads to its order, bonus or bet; one that belongs to nothing leads nowhere', async () => {
  await page.viewport(1440, 900)
  const move = (txId: string, txTypeName: string, about: object | null) => ({
    txId,
    txTypeId: 1,
    txTypeName,
    codeType: 'deposit',
    txTimeInTimestamp: at,
    currentAvailBalance: 10,
    amount: 5,
    about,
  })
  const fake = createFakeServer().answer(listTransactions, {
    list: [
      move('1', 'Deposit', { kind: 'deposit', id: 'D260115-1' }),
      move('2', 'Withdrawal', { kind: 'withdrawal', id: 'W260115-1' }),
      move('3', 'Bonus', { kind: 'bonus', id: id(4) }),
      move('4', 'Bet', { kind: 'bet', id: id(1) }),
      move('5', 'Points', null),
      move('6', 'Strange', { kind: 'moon', id: '1' }),
    ],
    totalPages: 1,
    totalCount: 6,
  } as never)
  const screen = await show(
    <TransactionsScreen
      search={{}}
      language="EN"
      currency="PHP"
      hrefOf={() => '#'}
      onSearch={() => undefined}
      hrefOfPage={(to, { open: row } = {}) => `/member/${to}?open=${row}`}
    />,
    fake,
  )
  const link = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('link')
  await expect.element(link('Deposit')).toHaveAttribute('href', '/member/depositv2?open=D260115-1')
  await expect.element(link('Withdrawal')).toHaveAttribute('href', '/member/withdraw?open=W260115-1')
  await expect.element(link('Bonus')).toHaveAttribute('href', `/member/bonusDetails?open=${id(4)}`)
  await expect.element(link('Bet')).toHaveAttribute('href', `/member/personalHistoryCopy?open=${id(1)}`)
  for (const name of ['Points', 'Strange']) await expect.element(link(name)).toHaveAttribute('href', '#')
  await expect.element(screen.getByText('Bet 11111111')).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test.each([
  ['7 days', {}, { from: '2026-01-02', to: '2026-01-08' }],
  ['30 days', { from: '2025-12-17', to: '2026-01-15' }, { from: '2025-11-17', to: '2025-12-16' }],
])('[MEM-04] one press shows the %s before, and none shows days that are to come', async (_length, start, before) => {
  await page.viewport(1440, 900)
  const screen = await show(<Bets start={start} />, server())
  const after = screen.getByRole('button', { name: 'The same number of days after' })
  await expect.element(after).toHaveAttribute('aria-disabled')
  await screen.getByRole('button', { name: 'The same number of days before' }).click()
  await expect.element(screen.getByText(JSON.stringify(before))).toBeVisible()
  await after.click()
  await expect.element(screen.getByText(JSON.stringify(start))).toBeVisible()
})

import {
  getActivity,
  getBalance,
  getCardFishingProfit,
  getLotteryProfit,
  getMemberInfo,
  getPersonalProfit,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import signs from '@parlour/auth/messages/EN.json'
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
import { ProfitScreen } from '../index.ts'

/** 22 November 2026, 20:00 in Manila. */
const at = Date.UTC(2026, 10, 22, 12)
const startOfToday = Date.UTC(2026, 10, 21, 16)

const sums = (stakes: number, result: number, bonuses: number) => ({
  deposits: 5000,
  withdrawals: 3300,
  netDeposit: 1700,
  stakes,
  result,
  bonuses,
  rounds: 412,
  minutes: 860,
})
const now = {
  timeZone: 'Asia/Manila',
  days: [
    { day: '2026-11-20', ...sums(8000, -2000, 0) },
    { day: '2026-11-21', ...sums(6000, 800, 0) },
    { day: '2026-11-22', ...sums(4460, -460, 420) },
  ],
  totals: sums(18_460, -1660, 420),
}
const before = { timeZone: 'Asia/Manila', days: [], totals: sums(15_120, 860, 0) }
const play = <Name extends object>(name: Name, stake: number, win: number, rounds: number) => ({
  ...name,
  stake,
  win,
  profit: win - stake,
  rounds,
})
const profit = {
  list: [play({ category: 'RNG' }, 10_000, 9000, 268), play({ category: 'LIVE' }, 8460, 7800, 144)],
  games: [
    play({ gameName: 'Fruit Parade', vendorName: 'Tessera', category: 'RNG' }, 6000, 5200, 160),
    play({ gameName: 'Tiger Fortune', vendorName: 'Tessera', category: 'RNG' }, 4000, 3800, 108),
    play({ gameName: 'Baccarat Salon', vendorName: 'Grand Duke', category: 'LIVE' }, 8460, 7800, 144),
  ],
  totals: { stake: 18_460, win: 16_800, bonus: 400, rebate: 20, profit: -1240, rounds: 412 },
}
const none = { list: [], games: [], totals: { stake: 0, win: 0, bonus: 0, rebate: 0, profit: 0, rounds: 0 } }

const serve = () =>
  createFakeServer()
    .answer(getMemberInfo, { id: 1, account: 'linhtran88', nickname: 'Linh', type: 0, memberLabel: [] })
    .answer(getBalance, { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] })
    .answer(getActivity, ({ endTime }) => (Number(endTime) > startOfToday ? now : before))
    .answer(getPersonalProfit, profit)
    .answer(getLotteryProfit, none)
    .answer(getCardFishingProfit, none)

function Kept({ first, told }: { first: RecordSearch; told: (search: RecordSearch) => void }) {
  const [search, setSearch] = useState(first)
  return (
    <main>
      <ProfitScreen
        search={search}
        language="EN"
        currency="PHP"
        timeZone="Asia/Manila"
        categoryName={(code) => ({ RNG: 'Slots', LIVE: 'Live casino' })[code] ?? code}
        hrefOf={({ part = '1' }) => `#part=${part}`}
        onSearch={(next) => {
          told(next)
          setSearch(next)
        }}
      />
    </main>
  )
}

const show = async (server: FakeServer = serve(), first: RecordSearch = {}) => {
  const who = createTestSession()
  who.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const told: RecordSearch[] = []
  const screen = await render(
    <Surroundings server={server} session={who} messages={{ ...failures, ...signs, ...messages }} client={{ now: at }}>
      <Kept first={first} told={(search) => told.push(search)} />
    </Surroundings>,
  )
  return { screen, told, findings: () => axeFindings(screen.container) }
}

test('[BEY-20] the page says first what the period came to, and what the one before did', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show()
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'You are down \u20b11,240.00 in 30 days' }))
    .toBeVisible()
  await expect
    .element(screen.getByText(/^Bets .+, winnings .+, bonuses .+\. In the 30 days before you were up /))
    .toBeVisible()
  await expect.element(screen.getByText('\u20b15,000.00 in, \u20b13,300.00 out with what is under way')).toBeVisible()
  await expect.element(screen.getByText('14 h 20 min', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Before: \u20b115,120.00')).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'Slots' })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[BEY-20] [MEM-04] of a year the page says what the days that it shows came to, and the whole of it', async () => {
  const { screen } = await show(serve(), { from: '2025-11-23', to: '2026-11-22' })
  await expect.element(screen.getByRole('heading', { name: 'You are up \u20b19,080.00 in 365 days' })).toBeVisible()
  await expect
    .element(screen.getByText(/^Bets .+ Of these days: You are down \u20b11,240\.00 in 29 days\./))
    .toBeVisible()
})

test('[BEY-20] the chart has the same days as a table, and its last running total is the result', async () => {
  const { screen } = await show()
  await screen.getByRole('switch', { name: 'Show as a table' }).click()
  const table = screen.getByRole('table', { name: 'Result by day' })
  await expect.element(table).toBeVisible()
  await expect
    .element(table.getByRole('row').last())
    .toHaveTextContent('Sunday, November 22\u2212\u20b140.00\u2212\u20b11,240.00')
})

test('[BEY-20] [MEM-01] the parts add up to the result, and the address says which part is open', async () => {
  await page.viewport(1440, 900)
  const { screen, told } = await show()
  const foot = () =>
    [...screen.container.querySelectorAll('tfoot tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).filter(Boolean),
    )
  await expect.element(screen.getByRole('rowheader', { name: 'Slots' })).toBeVisible()
  expect(foot()).toEqual([
    ['All play', '412', '\u20b118,460.00', '\u20b116,800.00', '\u2212\u20b11,660.00'],
    ['Bonuses and rebates', '+\u2060\u20b1420.00'],
    ['Result of these days', '\u2212\u20b11,240.00'],
  ])
  await screen.getByRole('tab', { name: 'By provider' }).click()
  expect(told).toEqual([{ kind: 'provider' }])
  await expect.element(screen.getByRole('rowheader', { name: 'Tessera' })).toBeVisible()
  const names = () => [...screen.container.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  expect(names()).toEqual(['Tessera', 'Grand Duke'])
  await screen.getByRole('button', { name: 'Rounds' }).click()
  await screen.getByRole('button', { name: 'Rounds' }).click()
  await expect.poll(names).toEqual(['Grand Duke', 'Tessera'])
  expect(told.at(-1)).toEqual({ kind: 'provider', sort: 'rounds' })
  await screen.getByRole('tab', { name: 'Lottery in detail' }).click()
  await expect.element(screen.getByText('Nothing was played in these days')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save as CSV' })).toBeDisabled()
})

test('[BEY-20] one press shows the same number of days before, none shows days that are to come', async () => {
  const { screen, told } = await show(serve(), { from: '2026-11-16', to: '2026-11-22' })
  await expect
    .element(screen.getByRole('button', { name: 'The same number of days after' }))
    .toHaveAttribute('aria-disabled')
  await screen.getByRole('button', { name: 'The same number of days before' }).click()
  expect(told).toEqual([{ from: '2026-11-09', to: '2026-11-15' }])
  await expect.element(screen.getByRole('heading', { level: 2, name: /in 7 days$/ })).toBeVisible()
  await screen.getByRole('button', { name: 'The same number of days after' }).click()
  expect(told.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('[BEY-20] days before that are no longer kept are not compared, and the page stands', async () => {
  const server = serve().answer(getActivity, ({ endTime }) => {
    if (Number(endTime) > startOfToday) return now
    throw new FakeRefusal('records.period.archived', { value: { from: startOfToday } })
  })
  const { screen } = await show(server)
  await expect.element(screen.getByRole('heading', { level: 2, name: /^You are down/ })).toBeVisible()
  await expect.element(screen.getByText(/Before:|days before you/)).not.toBeInTheDocument()
})

test('[MEM-08] [MEM-02] a demo account is told why, what fails is asked for again, and the days stay', async () => {
  const demo = serve().answer(getActivity, () => {
    throw new FakeRefusal('in_need_true_account')
  })
  const { screen } = await show(demo)
  await expect.element(screen.getByRole('button', { name: 'Why is that?' })).toBeVisible()
  await screen.unmount()
  let broken = true
  const server = serve().answer(getActivity, () => {
    if (broken) throw new FakeRefusal('system.error')
    return now
  })
  const { screen: failed } = await show(server)
  const again = failed.getByRole('button', { name: 'Try again' }).first()
  await expect.element(again).toBeVisible()
  await expect.element(failed.getByRole('button', { name: /^Days: / })).toBeVisible()
  broken = false
  await userEvent.click(again)
  await expect.element(failed.getByRole('heading', { level: 2, name: /^You are down/ })).toBeVisible()
})

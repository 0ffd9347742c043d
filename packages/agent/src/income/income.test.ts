import { listCommissions, listIncome } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import {
  allIncome,
  daysBeforeThese,
  incomeColumns,
  incomeDaysQuery,
  incomeOpen,
  kindsWith,
  listView,
  openIncome,
  paidQuery,
  waterfallOf,
} from '../index.ts'

const payout = {
  kind: 'commission' as const,
  netLoss: 0,
  rateType: 'P' as const,
  rate: 0.008,
  gross: 113_840,
  carryIn: 0,
  carryOut: 0,
  adjustment: -68_420,
  adjustments: [
    { account: 'aprilsol22', amount: -60_000 },
    { account: 'lito.cabral', amount: -8_420 },
  ],
}
const whole = (terms: readonly { sum: number }[]) => terms.reduce((all, { sum }) => all + sum, 0)

test('[BEY-11] a commission is turnover by rate less what was handed on', () => {
  expect(waterfallOf(payout, 'marcobay01')).toEqual([
    { id: 'counted', sum: 113_840 },
    { id: 'handedOn', sum: -68_420 },
  ])
})

test('[BEY-11] what the contract of the upline could not bear stands by itself', () => {
  expect(waterfallOf(payout, 'lito.cabral')).toEqual([
    { id: 'counted', sum: 113_840 },
    { id: 'handedOn', sum: -60_000 },
    { id: 'upline', sum: -8_420 },
  ])
})

test.each([
  ['a loss carried in', { netLoss: 1_000_001, carryIn: -250_000, carryOut: 0, gross: 75_000 }],
  ['a loss carried on', { netLoss: -300_000, carryIn: -1, carryOut: -300_001, gross: 0, rate: 0 }],
  ['a limit by the bets', { netLoss: 9_000_000, carryIn: -7, carryOut: 0, gross: 400_000 }],
  ['no step reached', { netLoss: 5_000, carryIn: 0, carryOut: 0, gross: 0, rate: 0 }],
  ['a fixed sum', { netLoss: 5_000, carryIn: -10, carryOut: 0, gross: 50_000, rateType: 'A' as const, rate: 50_000 }],
])('[BEY-11] the terms of a dividend with %s add up to what was paid, to the centavo', (_, over) => {
  const one = { ...payout, kind: 'dividend' as const, rate: 0.1, adjustment: 0, adjustments: [], ...over }
  expect(whole(waterfallOf(one))).toBe(one.gross)
})

test('[BEY-11] a loss that was carried in or goes on is a term of its own, also where nothing is paid', () => {
  const dividend = { ...payout, kind: 'dividend' as const, adjustment: 0, adjustments: [] }
  expect(waterfallOf({ ...dividend, netLoss: 10_000, carryIn: -30_000, carryOut: -20_000, rate: 0, gross: 0 })).toEqual(
    [
      { id: 'counted', sum: 0 },
      { id: 'carriedIn', sum: 0 },
      { id: 'carriedOut', sum: 0 },
    ],
  )
  expect(waterfallOf({ ...dividend, netLoss: 10_000, carryIn: -30, rateType: 'A', rate: 500, gross: 500 })).toEqual([
    { id: 'counted', sum: 500 },
    { id: 'carriedIn', sum: 0 },
  ])
})

test('[BEY-11] for whatever figures the terms add up to the paid sum', () => {
  for (let step = 0; step < 500; step += 1) {
    const [netLoss, carryIn] = [(step * 7_919) % 1_000_003, -((step * 104_729) % 400_009)]
    const base = Math.max(0, netLoss + carryIn)
    const rate = base > 0 ? ((step % 40) + 1) / 1_000 : 0
    const gross = Math.floor(base * rate)
    const one = {
      ...payout,
      kind: 'dividend' as const,
      netLoss,
      carryIn,
      carryOut: Math.min(0, netLoss + carryIn),
      rate,
      gross,
      adjustment: -(gross % 97),
    }
    const terms = waterfallOf(one)
    expect(whole(terms), JSON.stringify(one)).toBe(gross + one.adjustment)
    expect(
      terms.some(({ id }) => id === 'limit'),
      JSON.stringify(one),
    ).toBe(false)
  }
})

test('[AGT-07] an address opens a day, a kind of it or one payout, and nothing else', () => {
  expect(incomeOpen(openIncome('2026-11-20', 'commission', '812'))).toEqual({
    day: '2026-11-20',
    kind: 'commission',
    payout: '812',
  })
  expect(incomeOpen('2026-11-20.salary.812')).toEqual({ day: '2026-11-20', kind: null, payout: null })
  expect(incomeOpen('2026-11-20.dividend.x')).toEqual({ day: '2026-11-20', kind: 'dividend', payout: null })
  expect(incomeOpen('2026-13-40')).toBeNull()
  expect(incomeOpen('')).toBeNull()
})

test('[AGT-06] the period before has the same length, and kinds without income are left out', () => {
  expect(daysBeforeThese({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(kindsWith({ commission: 0, dividend: 1, dailySalary: 0, hourlySalary: 2, realtimeSalary: 0 })).toEqual([
    'dividend',
    'hourlySalary',
  ])
})

test('[AGT-07] income is asked for by the days of the platform, and payouts by when they were paid', async () => {
  const server = createFakeServer()
    .answer(listIncome, { list: [], totals: null, totalPages: 1, totalCount: 0 })
    .answer(listCommissions, { list: [], totals: null, totalPages: 3, totalCount: 0 })
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  const view = listView({ sort: '-total' }, '2026-11-21', incomeColumns)
  await allIncome(api, view, 'Asia/Manila')
  await incomeDaysQuery(api, 'marcobay01', view, 'Asia/Manila').queryFn()
  const [file, days] = server.callsOf(listIncome).map(({ input }) => input)
  expect(file).toMatchObject({ sort: 'total', order: 'desc', size: '500' })
  expect(days).toMatchObject({ sort: 'day', order: 'asc', startTime: String(Date.UTC(2026, 10, 14, 16)) })
  const query = paidQuery(api, 'marcobay01', 'commission', '2026-11-20', 'Asia/Manila')
  await query.queryFn({ pageParam: 2 })
  expect(server.callsOf(listCommissions)[0]?.input).toMatchObject({ by: 'paid', page: '2' })
  expect(query.getNextPageParam({ totalPages: 3 }, [], 2)).toBe(3)
  expect(query.getNextPageParam({ totalPages: 3 }, [], 3)).toBeUndefined()
})

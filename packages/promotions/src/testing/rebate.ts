import { claimRebate, getRebate, listRebates } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { termsOf } from './terms.ts'

const hour = 3_600_000
const day = 24 * hour

const lines = [
  { category: 'RNG', stake: 8_420.5, rate: 0.1, amount: 8.42 },
  { category: 'LIVE', stake: 12_000, rate: 0.02, amount: 2.4 },
  { category: 'FISH', stake: 1_580, rate: 0.1, amount: 1.58 },
]

/**
 * Lets a server tell of a rebate.
 *
 * @param at milliseconds since 1970
 * @param amount what has gathered, in major units; it can be taken from 1.00 on
 * @returns the server
 * @example answerRebate(createFakeServer(), Date.UTC(2026, 10, 22, 12), 0.42)
 */
export function answerRebate(server: FakeServer, at: number, amount = 12.4): FakeServer {
  const taken = (rebateId: number, ago: number, sum: number) => ({
    rebateId,
    time: at - ago * day,
    startTime: at - (ago + 2) * day,
    endTime: at - ago * day,
    rankName: 'VIP2',
    amount: sum,
    list: lines.slice(0, 1).map((line) => ({ ...line, amount: sum })),
    terms: termsOf(0, null),
  })
  return server
    .answer(getRebate, {
      startTime: at - 3 * day,
      endTime: at - 60_000,
      amount,
      minimum: 1,
      claimable: amount >= 1,
      list: amount >= 1 ? lines : lines.slice(2).map((line) => ({ ...line, stake: amount * 1000, amount })),
      terms: termsOf(0, null),
    })
    .answer(listRebates, {
      list: [taken(3, 3, 20.18), taken(2, 5, 4.06), taken(1, 9, 1.2)],
      totalAmount: 25.44,
      totalPages: 1,
      totalCount: 3,
    })
    .answer(claimRebate, {
      rebateId: 4,
      amount,
      startTime: at - 3 * day,
      endTime: at - 60_000,
      terms: termsOf(0, null),
    })
}

/**
 * A member who has not played since the last rebate.
 *
 * @param at milliseconds since 1970
 * @returns the server
 * @example answerNoRebate(createFakeServer())
 */
export const answerNoRebate = (server: FakeServer, at = Date.UTC(2026, 10, 22, 12)): FakeServer =>
  server
    .answer(getRebate, {
      startTime: at - hour,
      endTime: at - 60_000,
      amount: 0,
      minimum: 1,
      claimable: false,
      list: [],
      terms: termsOf(0, null),
    })
    .answer(listRebates, { list: [], totalAmount: 0, totalPages: 0, totalCount: 0 })

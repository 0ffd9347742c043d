import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkRaffle, drawnTickets } from './check-raffle.ts'
import { waitingRewards } from './waiting-rewards.ts'
import { rewardSearch, rewardView } from './rewards-view.ts'

test('[PRM-02] the badge is how many rewards can be claimed, of every kind; tickets are used and not claimed', () => {
  expect(waitingRewards({})).toBe(0)
  expect(
    waitingRewards({
      TICKET: { enabled: true, count: 2 },
      MISSION: { enabled: false, count: 1 },
      RAFFLE: { enabled: true, count: 1 },
      REFERRAL: { enabled: true, count: 0 },
    }),
  ).toBe(2)
})

test('[MEM-06] the address says which part of the reward centre is shown', () => {
  expect(rewardView({})).toEqual({ tab: 'claim', page: 1 })
  expect(rewardView({ tab: 'x', page: '0' })).toEqual({ tab: 'claim', page: 1 })
  expect(rewardView(rewardSearch({ tab: 'history', page: 3 }))).toEqual({ tab: 'history', page: 3 })
  expect(rewardSearch({ tab: 'claim', page: 1 })).toEqual({})
})

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')
const secret = 'a secret of a draw'
const secretHash = createHash('sha256').update(secret).digest('hex')
const winnersOf = (tickets: readonly number[]) =>
  tickets.map((ticket, index) => ({ place: index + 1, customerName: 'm', ticket, amount: 100, mine: false }))

test('[MEM-06] a draw is checked by its secret, its hash and its tickets', async () => {
  const tickets = await drawnTickets(secret, 2_318, 10, sha256)
  expect(new Set(tickets).size).toBe(10)
  const raffle = { secret, secretHash, totalTickets: 2_318, winners: winnersOf(tickets) }
  expect(await checkRaffle(raffle, sha256)).toBe('right')
  expect(await checkRaffle({ ...raffle, winners: raffle.winners.toReversed() }, sha256)).toBe('right')
  expect(await checkRaffle({ ...raffle, secretHash: 'ab'.repeat(32) }, sha256)).toBe('hash')
  expect(await checkRaffle({ ...raffle, totalTickets: 2_319 }, sha256)).toBe('winners')
  expect(await checkRaffle({ ...raffle, winners: winnersOf([...tickets.slice(0, 9), 1]) }, sha256)).toBe('winners')
  expect(await checkRaffle({ ...raffle, secret: null }, sha256)).toBe('unknown')
})

test('[MEM-06] fewer tickets than prizes: each ticket wins once', async () => {
  expect(new Set(await drawnTickets(secret, 3, 10, sha256))).toEqual(new Set([1, 2, 3]))
})

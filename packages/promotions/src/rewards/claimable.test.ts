import type { BonusTerms, ClaimRow, Mission } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { termsOf } from '../testing/terms.ts'
import { claimCall, claimedAs } from './claim-call.ts'
import { byUrgency, claimables, type Claimable, type Sources } from './claimable.ts'

const terms: BonusTerms = { ...termsOf(1), maxBet: null, expiresAt: null, minDeposit: null }
const claim = (rewardId: number, promotionType: string, expiresAt: number | null = null): ClaimRow => ({
  rewardId,
  promotionType,
  promotionId: null,
  title: `Reward ${rewardId}`,
  amount: 100,
  status: 'issued',
  issuedAt: 1,
  expiresAt,
  claimedAt: null,
  terms,
})
const login = (claimedToday: boolean): NonNullable<Sources['login']> => ({
  streak: 4,
  nextAt: null,
  endsAt: 500,
  day: 5,
  claimedToday,
  timeZone: 'Asia/Manila',
  days: [{ day: 5, amount: 800, claimed: claimedToday, terms }],
})
const mission: Mission = {
  missionId: 7,
  title: 'Bet race',
  description: '',
  measure: 'STAKE',
  categories: [],
  status: 'O',
  startTime: 0,
  endTime: 900,
  reachedValue: 0,
  nextValue: null,
  milestones: 3,
  milestonesReached: 2,
  claimable: 1,
  claimableMilestones: [{ milestone: 2, title: 'Bet race, milestone 2', amount: 3_800, terms }],
  claimDays: null,
  topPrize: null,
  topPrizeNow: null,
  prizeRule: null,
  terms,
}
const rebate = (claimable: boolean): NonNullable<Sources['rebate']> => ({
  startTime: 3,
  endTime: 4,
  amount: 1_240,
  minimum: 100,
  claimable,
  list: [],
  terms,
})
const keysOf = (list: readonly Claimable[]) => list.map(({ key }) => key)

test('[MIS-01] a milestone that is reached can be claimed for the days after its mission that the platform says', () => {
  const endOf = (changes: Partial<Mission>) => claimables({ missions: [{ ...mission, ...changes }] })[0]?.expiresAt
  expect(endOf({ claimDays: 14 })).toBe(900 + 14 * 86_400_000)
  expect([endOf({ claimDays: null }), endOf({ claimDays: 14, endTime: null })]).toEqual([null, null])
})

test('[MEM-06] everything that can be claimed stands in one list, what ends first on top', () => {
  const claims = [claim(1, 'MANUAL'), claim(2, 'RAFFLE', 700)]
  const list = claimables({ claims, login: login(false), missions: [mission], rebate: rebate(true) })
  expect(keysOf(list)).toEqual(['login/5', 'reward/2', 'reward/1', 'milestone/7/2', 'rebate/3'])
})

test('[MEM-06] what was taken today or has not gathered is not in the list', () => {
  expect(claimables({ login: login(true), rebate: rebate(false) })).toEqual([])
  expect(claimables({})).toEqual([])
})

test('[MEM-06] of what has no end the newest stands on top', () => {
  const [one] = claimables({ claims: [claim(1, 'MANUAL')] })
  const each = (key: string, expiresAt: number | null, issuedAt = 0) => ({ ...one!, key, expiresAt, issuedAt })
  expect(keysOf(byUrgency([each('a', null, 5), each('b', 300), each('c', null, 9), each('d', 200)]))).toEqual([
    'd',
    'b',
    'c',
    'a',
  ])
})

test('[MEM-06] each kind is claimed by its own call, and a lost attempt is looked for in its own list', () => {
  const list = claimables({
    claims: [claim(1, 'MANUAL'), claim(2, 'RAFFLE')],
    login: login(false),
    missions: [mission],
    rebate: rebate(true),
  })
  const calls = Object.fromEntries(list.map((each) => [each.key, claimCall(each)]))
  const shown = Object.entries(calls).map(([key, { endpoint, input, of, listed }]) => [
    key,
    endpoint.name,
    input,
    of,
    listed.name,
  ])
  expect(shown).toEqual([
    ['login/5', 'claimLoginPromotion', {}, 'login', 'listClaimHistory'],
    ['reward/1', 'claimReward', { promotionClaimId: 1, promotionType: 'MANUAL' }, '1', 'listClaimHistory'],
    ['reward/2', 'claimRaffle', { rewardId: 2 }, '2', 'listClaimHistory'],
    ['milestone/7/2', 'claimMilestone', { missionId: 7, milestone: 2 }, '7-2', 'listTransactions'],
    ['rebate/3', 'claimRebate', {}, 'rebate', 'listRebates'],
  ])
})

test('[MEM-06] what was claimed is what the platform answered: its sum, its day, and since when it gathered', () => {
  const [today] = claimables({ login: login(false) })
  expect(claimedAs(today!, { day: 1, amount: 100, terms })).toMatchObject({
    key: 'login/1',
    day: 1,
    amount: 100,
  })
  const [gathered] = claimables({ rebate: rebate(true) })
  const answer = { amount: 1_300, startTime: 3, terms: null }
  expect(claimedAs(gathered!, answer)).toMatchObject({ key: 'rebate/3', amount: 1_300, terms })
  expect(claimedAs(gathered!, { ...answer, startTime: 1 }).key).toBe('rebate/1')
})

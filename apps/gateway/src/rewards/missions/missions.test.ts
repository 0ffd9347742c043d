import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { claims, messages, missions } from '../../kernel/db/tables/index.ts'
import { startOfWeek } from '../../kernel/jobs/market-calendar.ts'
import { inBatches, rowsByTransaction } from '../../app/testing/in-batches.ts'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play, runOnly, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { missionJob } from './close-missions.ts'
import { missionRules, prizeOf } from './mission-rules.ts'
import { standings } from './standings.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const relay = '/wps/relay/MCSFE_'
const get = async (token: string, path: string) => (await site.ask('GET', `${relay}${path}`, { token })).body
const listed = async (token: string, query = '') => (await get(token, `getMissionSummaryDetails${query}`)).value
const race = async (token: string) =>
  (await listed(token)).list.find(({ title }: { title: string }) => title === 'Bet race')
const milestones = async (token: string, missionId: number) =>
  (await get(token, `getMissionMilestones?missionId=${missionId}`)).value
const claim = (token: string, missionId: number, milestone: number) =>
  send(site, `${relay}claimMissionMilestone`, token, { missionId, milestone })

test('[MIS-01] open missions with how far the member is, worked out from the rounds; their number is the badge', async () => {
  const { token, memberId } = await openPlayer(site, 'runner1')
  const { list, totalCount } = await listed(token, '?status=O&page=1&size=10')
  expect(totalCount).toBe(list.length)
  expect(list.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'A week at the tables',
    'Bet race',
    'Big haul',
    'Reel runner',
  ])
  expect((await listed(token, '?size=3')).list).toHaveLength(3)
  expect((await listed(token, '?size=3&page=2')).list).toHaveLength(1)
  await play(site, memberId, { category: 'RNG', stake: 40_000, win: 0 })
  await play(site, memberId, { category: 'FISH', stake: 100, win: 90_000 })
  const [haul, reels] = await Promise.all(
    ['Big haul', 'Reel runner'].map(async (title) =>
      (await listed(token)).list.find((row: { title: string }) => row.title === title),
    ),
  )
  expect(await race(token)).toMatchObject({
    measure: 'STAKE',
    reachedValue: 401,
    nextValue: 500,
    milestonesReached: 0,
    claimable: 0,
    topPrize: 5000,
    prizeRule: 'A prize is 0.03% of what its winner has staked, up to the highest for the place.',
    terms: { wagerMultiple: 1, wager: null },
  })
  expect(haul).toMatchObject({ measure: 'WIN', categories: ['FISH'], reachedValue: 900, nextValue: 2000 })
  expect(reels).toMatchObject({ measure: 'ROUNDS', reachedValue: 1, nextValue: 20 })
})

test('[MIS-01] the leaderboard shows masked names, prizes with terms, and the member’s own place', async () => {
  const { token, memberId } = await openPlayer(site, 'runner2')
  const { missionId } = await race(token)
  const board = async (query = '') => (await get(token, `getMissionLeaderboard?missionId=${missionId}${query}`)).value
  expect((await board()).footer).toEqual({ rank: null, reachedValue: 0, prize: null })
  for (let round = 0; round < 40; round++) await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  const { list, footer, terms, prizes, totalCount } = await board('&size=5')
  expect(footer).toEqual({ rank: 1, reachedValue: 40_000, prize: 12 })
  expect(list[0]).toEqual({ rank: 1, customerName: 'run***r2', reachedValue: 40_000, prize: 12, mine: true })
  expect(prizes[0]).toMatchObject({ place: 1, count: 1, amount: 12, most: 5_000 })
  expect(prizes.reduce((count: number, prize: { count: number }) => count + prize.count, 0)).toBe(10)
  expect((await race(token)).topPrizeNow).toBe(12)
  expect(list).toHaveLength(5)
  expect(list.every((row: { customerName: string }) => row.customerName.includes('***'))).toBe(true)
  expect(terms).toMatchObject({ wagerMultiple: 1, validDays: 14 })
  expect(totalCount).toBeGreaterThan(20)
  expect((await board('&size=5&page=2')).list[0].rank).toBe(6)
  expect((await get(token, 'getMissionLeaderboard?missionId=1')).errorCode).toBe('mission.unknown')
})

test('[PRM-02] a milestone that is reached counts in the badge of the rewards, and is taken once', async () => {
  const { token, memberId } = await openPlayer(site, 'runner3')
  const waiting = async () => (await get(token, 'getAvailablePromotions')).value.MISSION.count
  expect(await waiting()).toBe(0)
  const { missionId } = await race(token)
  expect((await milestones(token, missionId)).map(({ status }: { status: string }) => status)).toEqual([
    'open',
    'open',
    'open',
  ])
  expect((await claim(token, missionId, 1)).body.errorCode).toBe('mission.milestone.open')
  await play(site, memberId, { category: 'RNG', stake: 50_000 })
  expect(await milestones(token, missionId)).toMatchObject([
    { milestone: 1, targetValue: 500, reachedValue: 500, amount: 0.2, status: 'claim', terms: { wager: 0.2 } },
    {},
    {},
  ])
  expect(await waiting()).toBe(1)
  expect((await race(token)).claimableMilestones).toMatchObject([
    { milestone: 1, title: 'Bet race, milestone 1', amount: 0.2, terms: { wager: 0.2, wagerMultiple: 1 } },
  ])
  const answers = await Promise.all([
    claim(token, missionId, 1),
    claim(token, missionId, 1),
    claim(token, missionId, 1),
  ])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect((await claim(token, missionId, 1)).body.errorCode).toBe('mission.milestone.claimed')
  expect((await claim(token, missionId, 9)).body.errorCode).toBe('mission.unknown')
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_020)
  expect((await milestones(token, missionId))[0].status).toBe('claimed')
  expect((await race(token)).claimableMilestones).toEqual([])
  expect(await waiting()).toBe(0)
  expect((await claim(await site.logIn('guest4021'), missionId, 1)).body.errorCode).toBe('in_need_true_account')
})

test('[MIS-01] at its end a mission pays its places once, issues what was reached and tells it, and the next one opens', async () => {
  const { token, memberId } = await openPlayer(site, 'runner4')
  const { missionId, claimDays } = await race(token)
  for (let round = 0; round < 60; round++) await play(site, memberId, { category: 'PVP', stake: 100_000 })
  const monday = startOfWeek(testNow) + 7 * day
  site.advance(monday + 9 * minute - testNow)
  await runOnly(site, missionJob)
  const { db } = site.gateway
  expect((await db.select().from(missions).where(eq(missions.id, missionId)))[0]?.closedAt).toBeNull()
  site.advance(minute)
  const before = await playableBalance(db, memberId)
  const twin = await site.twin()
  // Members come one at a time; the batch that pays the places is lost, and an hour later two gateways begin again.
  const isLast = (_: number, cursor: unknown) =>
    new RegExp(`"after":${memberId},"missionId":${missionId}\\b`).test(JSON.stringify(cursor))
  await runOnly(site, inBatches(missionJob, 1, isLast))
  const stands = async () => (await db.select().from(missions).where(eq(missions.id, missionId)))[0]
  expect((await stands())?.closedAt).toBeNull()
  const own = and(eq(claims.memberId, memberId), like(claims.reference, `mission/${missionId}/%`))
  expect(await db.$count(claims, own)).toBe(3)
  site.advance(60 * minute)
  const some = inBatches(missionJob, 5)
  await Promise.all([runOnly(site, some), runOnly(twin, some)])
  await runOnly(site, missionJob)
  expect((await stands())?.closedAt).toBe(site.gateway.clock.now())
  expect(await db.$count(claims, own)).toBe(4)
  const issued = sql`reference like ${`mission/${missionId}/%`} and reference not like '%/place'`
  const perMember = 3
  expect(Math.max(...(await rowsByTransaction(db, claims, issued)))).toBeLessThanOrEqual(5 * perMember)
  const told = and(eq(messages.toId, memberId), eq(messages.kind, 'reward.waiting'))
  expect(await db.$count(messages, told)).toBe(3)
  expect(await playableBalance(db, memberId)).toBe(before + 1_800)
  const later = await site.logIn('runner4', 'abcd1234')
  expect((await milestones(later, missionId)).map(({ status }: { status: string }) => status)).toEqual([
    'issued',
    'issued',
    'issued',
  ])
  expect((await claim(later, missionId, 1)).body.errorCode).toBe('mission.closed')
  const waiting = (await get(later, 'getClaimPromotion?promotionType=MISSION')).value
  expect(waiting.map(({ amount }: { amount: number }) => amount).toSorted((a: number, b: number) => a - b)).toEqual([
    0.2, 2, 20,
  ])
  const [first] = waiting
  expect(first.expiresAt - first.issuedAt).toBe(claimDays * day)
  expect(
    (await send(site, `${relay}claimIssuedPromotion`, later, { promotionClaimId: first.rewardId })).body.success,
  ).toBe(true)
  const next = await race(later)
  expect(next).toMatchObject({ startTime: monday, endTime: monday + 7 * day, reachedValue: 0, topPrizeNow: 0 })
  expect(next.missionId).not.toBe(missionId)
  expect(
    (await listed(later, '?status=C')).list.some((row: { missionId: number }) => row.missionId === missionId),
  ).toBe(true)
  expect(await listed(later, `?missionId=${missionId}`)).toMatchObject({
    list: [{ missionId, status: 'C', topPrizeNow: null }],
    totalCount: 1,
  })
  expect(await listed(later, '?missionId=99999999999999999999')).toMatchObject({ list: [], totalCount: 0 })
  const places = await db
    .select()
    .from(claims)
    .where(and(eq(claims.type, 'MISSION'), like(claims.reference, `mission/${missionId}/place`)))
  expect(places.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThan(10_000)
  // Put together from batches, the leaderboard is the one of everybody at once.
  const rule = missionRules[0]!
  const winners = (await standings(db, rule, { from: monday - 7 * day, until: monday }))
    .slice(0, rule.prizes.length)
    .map(({ memberId: id, value }, place) => ({ memberId: id, amount: prizeOf(rule, place, value) }))
    .filter(({ amount }) => amount > 0)
  expect(winners.length).toBeGreaterThan(1)
  expect(
    places.map(({ memberId: id, amount }) => ({ memberId: id, amount })).toSorted((a, b) => b.amount - a.amount),
  ).toEqual(winners)
})

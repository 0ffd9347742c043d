import { createHash } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { claims, raffles, raffleTickets, raffleWinners } from '../../kernel/db/tables/index.ts'
import { startOfWeek } from '../../kernel/jobs/market-calendar.ts'
import { inBatches, rowsByTransaction } from '../../app/testing/in-batches.ts'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play, runOnly, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { raffleJob } from './raffle-job.ts'
import { drawTickets, prizesFor, rafflePrizes, secretHashOf } from './raffle-rules.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const status = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getRafflePromotionStatus', { token })).body.value

test('a draw follows from its secret alone, and every ticket wins once', () => {
  const secret = 'a'.repeat(64)
  const first = Number.parseInt(createHash('sha256').update(`${secret}:0`).digest('hex').slice(0, 12), 16) % 1000
  expect(drawTickets(secret, 1000, 10)[0]).toBe(first + 1)
  expect(new Set(drawTickets(secret, 1000, 10)).size).toBe(10)
  expect(drawTickets(secret, 1000, 10)).toEqual(drawTickets(secret, 1000, 10))
  expect(drawTickets(secret, 4, 10).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  expect(drawTickets(secret, 0, 10)).toEqual([])
  const hits = Array.from({ length: 10 }, () => 0)
  for (let at = 0; at < 2000; at++) hits[(drawTickets(`seed-${at}`, 10, 1)[0] ?? 0) - 1]! += 1
  expect(Math.min(...hits)).toBeGreaterThan(150)
})

test('the prizes are whole where the tickets bear them, and less alike where they do not', () => {
  expect(prizesFor(200_000)).toEqual(rafflePrizes)
  expect(prizesFor(0).every((prize) => prize === 0)).toBe(true)
  const half = prizesFor(53_270)
  expect(half.reduce((sum, prize) => sum + prize, 0)).toBeLessThanOrEqual((53_270 * 50_000 * 300) / 1_000_000)
  expect((half[0] ?? 0) / (rafflePrizes[0] ?? 1)).toBeCloseTo((half[9] ?? 0) / (rafflePrizes[9] ?? 1), 4)
})

test('[MEM-06] a ticket for every ₱500, the hash before the draw, the secret after it, prizes claimed once', async () => {
  const { token, memberId } = await openPlayer(site, 'raffler1')
  await play(site, memberId, { category: 'RNG', stake: 49_999 })
  expect(await status(token)).toMatchObject({ current: { tickets: 0, stakePerTicket: 500 } })
  const { memberId: first, token: firsts } = await openPlayer(site, 'raffler0')
  await play(site, first, { category: 'RNG', stake: 50_000 })
  const { current: early } = await status(firsts)
  const drawable = early.prizes.filter(
    ({ place, amount }: { place: number; amount: number }) => place > early.totalTickets && amount > 0,
  )
  expect(drawable).toEqual([])
  for (let round = 0; round < 30; round++) await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  const { current } = await status(token)
  expect(current.tickets).toBe(60)
  expect(current.secretHash).toMatch(/^[0-9a-f]{64}$/)
  expect(current.secret).toBeUndefined()
  expect(current.prizes).toMatchObject([
    { place: 1, count: 1, most: 8_888 },
    { place: 2, most: 3_888 },
    { place: 3, most: 1_888 },
    { place: 4, count: 7, most: 188 },
  ])
  expect(current.prizeRule).toMatch(/Together they are at most 0\.03% of the stakes that gave tickets\.$/)
  const given = current.prizes.reduce(
    (sum: number, { amount, count }: { amount: number; count: number }) => sum + amount * count,
    0,
  )
  expect(given).toBeGreaterThan(0)
  expect(given).toBeLessThanOrEqual(current.totalTickets * 500 * 0.0003)
  const monday = startOfWeek(testNow) + 7 * day
  site.advance(monday + 10 * minute - testNow)
  const twin = await site.twin()
  await Promise.all([runOnly(site, raffleJob), runOnly(twin, raffleJob)])
  await runOnly(site, raffleJob)
  const later = await site.logIn('raffler1', 'abcd1234')
  const { last, current: next } = await status(later)
  expect(next.raffleId).not.toBe(current.raffleId)
  expect(last).toMatchObject({ raffleId: current.raffleId, tickets: 60, secretHash: current.secretHash })
  expect(secretHashOf(last.secret)).toBe(current.secretHash)
  expect(last.winners.map(({ ticket }: { ticket: number }) => ticket)).toEqual(
    drawTickets(last.secret, last.totalTickets, rafflePrizes.length),
  )
  expect(last.winners.every(({ customerName }: { customerName: string }) => customerName.includes('***'))).toBe(true)
  const { db } = site.gateway
  const rows = await db.select().from(raffleTickets).where(eq(raffleTickets.raffleId, last.raffleId))
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(last.totalTickets)
  const mine = (await db.select().from(raffleWinners).where(eq(raffleWinners.raffleId, last.raffleId))).filter(
    (row) => row.memberId === memberId,
  )
  expect(mine.length).toBeGreaterThan(0)
  const before = await playableBalance(db, memberId)
  const claim = (body: unknown) => send(site, '/wps/relay/MCS2_claimRafflePromotion', later, body)
  const answer = (await Promise.all([claim({}), claim({})])).find(({ body }) => body.success)
  const won = mine.reduce((sum, { amount }) => sum + amount, 0)
  expect(answer?.body.value).toMatchObject({ amount: won / 100 })
  expect(await playableBalance(db, memberId)).toBe(before + won)
  expect((await claim({})).body.errorCode).toBe('promotion.claim.missing')
  expect((await claim({ rewardId: answer?.body.value.list[0].rewardId })).body.errorCode).toBe(
    'promotion.claim.claimed',
  )
  expect(await playableBalance(db, memberId)).toBe(before + won)
})

test('how many tickets there are is added up for everybody every half minute, not for each who looks', async () => {
  const { token, memberId } = await openPlayer(site, 'raffler3')
  site.advance(60_000)
  const { current } = await status(token)
  await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  const seen = [await status(token), await status(token), await status(token)]
  expect(seen.map(({ current: each }) => [each.tickets, each.totalTickets])).toEqual(
    Array.from({ length: 3 }, () => [2, current.totalTickets]),
  )
  site.advance(30_000)
  expect((await status(token)).current.totalTickets).toBe(current.totalTickets + 2)
})

test('the raffle of the week and the next are always there, each once', async () => {
  site.advance(21 * day)
  await runOnly(site, raffleJob)
  await runOnly(site, raffleJob)
  const rows = await site.gateway.db.select().from(raffles)
  const now = site.gateway.clock.now()
  expect(rows.filter(({ from, until }) => from <= now && now < until)).toHaveLength(1)
  expect(rows.filter(({ drawnAt, until }) => drawnAt === null && until <= now)).toEqual([])
  expect(new Set(rows.map(({ from }) => from)).size).toBe(rows.length)
})

const ticketsOf = (raffleId: number) =>
  site.gateway.db
    .select()
    .from(raffleTickets)
    .where(eq(raffleTickets.raffleId, raffleId))
    .orderBy(raffleTickets.memberId)

test('[MEM-06] a draw that was broken off is taken up by another gateway an hour later: each ticket has one number', async () => {
  const { db } = site.gateway
  const { memberId } = await openPlayer(site, 'raffler2')
  for (const category of ['LIVE', 'RNG']) await play(site, memberId, { category, stake: 100_000 })
  await play(site, 1_000_002, { category: 'RNG', stake: 100_000 })
  const monday = startOfWeek(site.gateway.clock.now()) + 7 * day
  site.advance(monday + 10 * minute - site.gateway.clock.now())
  const ended = eq(raffles.until, monday)
  // Each batch numbers the tickets of one member; the one after those of Marco is lost.
  const isAfterMarco = (_: number, cursor: unknown) => /"after":1000002\b/.test(JSON.stringify(cursor))
  await runOnly(site, inBatches(raffleJob, 1, isAfterMarco))
  const [open] = await db.select().from(raffles).where(ended)
  expect(open).toMatchObject({ drawnAt: null, totalTickets: null })
  const raffleId = open?.id ?? 0
  expect((await ticketsOf(raffleId)).at(-1)?.memberId).toBe(1_000_002)
  const twin = await site.twin()
  site.advance(60 * minute)
  const some = inBatches(raffleJob, 10)
  await Promise.all([runOnly(site, some), runOnly(twin, some)])
  const byTransaction = await rowsByTransaction(db, raffleTickets, sql`raffle_id = ${raffleId}`)
  expect(Math.max(...byTransaction)).toBeLessThanOrEqual(10)
  const [drawn] = await db.select().from(raffles).where(ended)
  const rows = await ticketsOf(raffleId)
  expect(rows.length).toBeGreaterThan(1)
  let next = 1
  for (const { first, count } of rows) {
    expect(first).toBe(next)
    next += count
  }
  expect(drawn?.totalTickets).toBe(next - 1)
  const winners = await db
    .select()
    .from(raffleWinners)
    .where(eq(raffleWinners.raffleId, raffleId))
    .orderBy(raffleWinners.place)
  expect(winners.map(({ ticket }) => ticket)).toEqual(
    drawTickets(drawn?.secret ?? '', next - 1, rafflePrizes.length).slice(0, winners.length),
  )
  expect(winners.length).toBe(await db.$count(claims, like(claims.reference, `raffle/${raffleId}/%`)))
})

import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  deposits,
  drawSeals,
  draws,
  gameHours,
  jobProgress,
  members,
  openRounds,
  pokerChairs,
  pokerTables,
  rounds,
} from '../../kernel/db/tables/index.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { expireDeposits } from '../../money/index.ts'
import { countRounds, crashJob, drawJob, pokerTablesJob, settleJob } from '../../play/index.ts'
import { makeFlight } from '../../play/crash/flight.ts'
import { inBatches, rowsByTransaction } from '../testing/in-batches.ts'
import { day, hour, minute, testNow } from '../testing/moments.ts'
import { jobs } from './jobs.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

const size = 3
let site: TestGateway
let some: number[]
beforeEach(async () => {
  site = await startTestGateway({ transferProviders: [] })
  const found = await site.gateway.db.select({ id: members.id }).from(members).orderBy(asc(members.id)).limit(8)
  some = found.map(({ id }) => id)
  await site.gateway.db.delete(openRounds)
})
afterEach(() => site.close())

const work = (job: Job) => runDueJobs(site.gateway, [job], site.gateway.clock.now())
/** Two gateways at once do what is left, some in each transaction. */
async function workTogether(job: Job): Promise<void> {
  const twin = await site.twin()
  const inParts = inBatches(job, size)
  await Promise.all([work(inParts), runDueJobs(twin.gateway, [inParts], site.gateway.clock.now())])
}
const killedAfterOne = (job: Job) => work(inBatches(job, size, (batch) => batch === 2))
const balances = () => Promise.all(some.map((id) => memberBalance(site.gateway.db, id)))
const gameOf = (engine: string): number => site.gateway.catalogue.games.find((game) => game.engine === engine)?.id ?? 0

test.each([
  { job: settleJob, engine: 'generic-game', outcome: {} },
  {
    job: crashJob,
    engine: 'crash',
    outcome: { ...makeFlight({ secret: 'secret', salt: 'salt', auto: null, now: testNow - hour }) },
  },
])(
  'rounds that were left are ended some in each transaction, each paid once: $job.name',
  async ({ job, engine, outcome }) => {
    const { db } = site.gateway
    const ids = some.map(() => randomUUID())
    await db.insert(openRounds).values(
      some.map((memberId, at) => ({
        id: ids[at]!,
        memberId,
        gameId: gameOf(engine),
        wallet: 'main',
        stake: 1_000,
        win: 700,
        outcome,
        openedAt: testNow - hour + at,
      })),
    )
    const before = await balances()
    site.advance(minute)
    await killedAfterOne(job)
    expect(await db.$count(openRounds)).toBe(some.length - size)
    expect(await db.$count(rounds, inArray(rounds.id, ids))).toBe(size)
    site.advance(minute)
    await workTogether(job)
    expect(await db.$count(openRounds)).toBe(0)
    const ended = await db.select().from(rounds).where(inArray(rounds.id, ids))
    const wins = some.map((memberId) => ended.find((round) => round.memberId === memberId)?.win ?? -1)
    expect((await balances()).map((balance, at) => balance - (before[at] ?? 0))).toEqual(wins)
    if (engine === 'generic-game') expect(wins).toEqual(some.map(() => 700))
    expect(await rowsByTransaction(db, rounds, sql`settled_at >= ${site.gateway.clock.now() - minute}`)).toEqual([
      size,
      size,
      some.length - 2 * size,
    ])
    expect(await ledgerFaults(db)).toEqual([])
  },
)

test('chairs that were not used are freed at some tables in each transaction', async () => {
  const { db } = site.gateway
  await db.delete(pokerChairs)
  const gameId = gameOf('poker-tables')
  const made = await db
    .insert(pokerTables)
    .values(some.map((_, at) => ({ gameId, room: 1, number: 900 + at })))
    .returning({ id: pokerTables.id })
  await db.insert(pokerChairs).values(
    some.map((memberId, at) => ({
      tableId: made[at]!.id,
      place: 0,
      memberId,
      satAt: testNow - hour - at,
      activeAt: testNow - hour - at,
    })),
  )
  await killedAfterOne(pokerTablesJob)
  // Those that have waited longest have their turn first.
  const left = await db.select().from(pokerChairs).orderBy(asc(pokerChairs.tableId))
  expect(left.map(({ memberId }) => memberId)).toEqual(some.slice(0, -size))
  site.advance(minute)
  await workTogether(pokerTablesJob)
  expect(await db.$count(pokerChairs)).toBe(0)
})

test('draws are made for some games in each transaction, and each once', async () => {
  const { db, catalogue } = site.gateway
  await work(drawJob)
  const before = await db.$count(draws)
  site.advance(30 * minute)
  await killedAfterOne(drawJob)
  const sealed = lte(drawSeals.openedAt, site.gateway.clock.now())
  expect(await db.$count(drawSeals, sealed)).toBeGreaterThan(0)
  await workTogether(drawJob)
  expect(await db.$count(drawSeals, sealed)).toBe(0)
  expect(await db.$count(draws)).toBeGreaterThan(before)
  const { rows } = await db.execute<{ readonly games: number }>(sql`
    select count(distinct game_id)::int as games from draws where opened_at > ${testNow} group by xmin::text`)
  expect(rows.length).toBeGreaterThan(1)
  expect(Math.max(...rows.map(({ games }) => games))).toBeLessThanOrEqual(size)
  expect(await db.$count(drawSeals)).toBeGreaterThanOrEqual(2 * catalogue.lotteries.length)
})

test('deposits that were not paid in time are ended some in each transaction', async () => {
  const { db } = site.gateway
  const ids = some.map(() => randomUUID())
  await db.insert(deposits).values(
    some.map((memberId, at) => ({
      id: ids[at]!,
      orderNo: `late-${at}`,
      memberId,
      method: 'qr' as const,
      channel: 'qr',
      bankCode: 'GCASH',
      amount: 10_000,
      status: 'pending' as const,
      at: testNow - hour,
      expiresAt: testNow - minute,
    })),
  )
  const expired = and(inArray(deposits.id, ids), eq(deposits.status, 'expired'))
  await killedAfterOne(expireDeposits)
  const first = await db.$count(deposits, expired)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(size)
  await workTogether(expireDeposits)
  expect(await db.$count(deposits, expired)).toBe(some.length)
  expect(Math.max(...(await rowsByTransaction(db, deposits, sql`order_no like 'late-%'`)))).toBeLessThanOrEqual(size)
})

test('the rounds of an hour are read some in each transaction, and counted once', async () => {
  const { db } = site.gateway
  const begin = Math.ceil(testNow / hour) * hour
  site.advance(begin + minute - testNow)
  await work(countRounds)
  const gameId = gameOf('slot')
  await db.insert(rounds).values(
    Array.from({ length: 60 }, (_, at) => ({
      id: randomUUID(),
      memberId: some[0]!,
      gameId,
      stake: 100,
      win: 0,
      settledAt: begin + Math.floor(at / 20),
    })),
  )
  site.advance(hour)
  await work(inBatches(countRounds, 1, (batch) => batch === 3))
  const [progress] = await db.select().from(jobProgress).where(eq(jobProgress.job, countRounds.name))
  expect(progress).toMatchObject({ batches: 2, cursor: { counts: { [gameId]: 50 } } })
  const counted = () => db.select().from(gameHours).where(gte(gameHours.hour, begin))
  expect(await counted()).toEqual([])
  await workTogether(inBatches(countRounds, 1))
  expect(await counted()).toEqual([{ gameId, hour: begin, rounds: 60 }])
})

test('no statement of a job may take longer than two seconds', async () => {
  const limits = new Map<string, Set<string>>()
  const watched = jobs.map((job): Job => ({
    ...job,
    async batch(tx, gateway, period, step) {
      const cursor = await job.batch(tx, gateway, period, step)
      const { rows } = await tx.execute<{ readonly limit: string }>(
        sql`select current_setting('statement_timeout') as limit`,
      )
      limits.set(job.name, (limits.get(job.name) ?? new Set()).add(rows[0]?.limit ?? 'none'))
      return cursor
    },
  }))
  site.advance(32 * day)
  await runDueJobs(site.gateway, watched, site.gateway.clock.now())
  // An archive is kept where its files have a place.
  const asleep = jobs.filter(({ name }) => !limits.has(name))
  expect(asleep.map(({ name }) => name)).toEqual(['archive'])
  for (const [name, found] of limits) expect([...found], name).toEqual(['2s'])
  expect(site.logged.filter(({ msg }) => msg === 'job failed')).toEqual([])
})

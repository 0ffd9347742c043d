import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  members,
  rounds,
  sportsbookBets,
  sportsbookFixtures,
  sportsbookLegs,
  transfers,
} from '../../kernel/db/tables/index.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { inBatches, rowsByTransaction } from '../../app/testing/in-batches.ts'
import { minute } from '../../app/testing/moments.ts'
import { sportsbookHelpers, type SportsbookHelpers } from '../../app/testing/sportsbook-helpers.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import type { Fixture } from './fixture.ts'
import { settlementId } from './settle-bets.ts'
import { sportsbookJob } from './sportsbook-job.ts'

const stake = 10_000
const odds = 200
let site: TestGateway
let hands: SportsbookHelpers
let bettors: number[]
let fixture: Fixture
let later: Fixture
beforeEach(async () => {
  site = await startTestGateway()
  hands = sportsbookHelpers(site)
  await hands.work()
  const found = await site.gateway.db
    .select({ id: members.id })
    .from(members)
    .where(lt(members.id, 1_000_020))
    .orderBy(asc(members.id))
    .limit(5)
  bettors = found.map(({ id }) => id)
  const [one, other] = [await hands.fixturesOf('FIVEHILLS'), await hands.fixturesOf('LANTERN')]
  if (!one[0] || !other.at(-1)) throw new Error('there are no fixtures')
  fixture = one[0]
  later = other.at(-1)!
})
afterEach(() => site.close())

/** Gives every bettor a bet on each side of the fixture, and one on both sides' sum with a fixture that is later. */
async function betsOfAll(): Promise<readonly string[]> {
  const { db, clock, catalogue } = site.gateway
  const gameId = catalogue.games.find(({ engine }) => engine === 'sportsbook')?.id ?? 0
  const now = clock.now()
  const kinds = ['yes', 'no', 'parlay'] as const
  const bets = bettors.flatMap((memberId) => kinds.map((kind) => ({ id: randomUUID(), memberId, kind })))
  await db.insert(sportsbookBets).values(
    bets.map(({ id, memberId }) => ({
      id,
      memberId,
      gameId,
      wallet: 'main',
      stake,
      possible: 2 * stake,
      placedAt: now,
      changedAt: now,
    })),
  )
  const leg = { market: 'both', line: null, odds } as const
  await db.insert(sportsbookLegs).values(
    bets.flatMap(({ id: betId, kind }) =>
      kind === 'parlay'
        ? [
            { ...leg, betId, place: 0, fixtureId: fixture.id, pick: 'yes' as const },
            { ...leg, betId, place: 1, fixtureId: later.id, pick: 'yes' as const },
          ]
        : [{ ...leg, betId, place: 0, fixtureId: fixture.id, pick: kind }],
    ),
  )
  return bets.map(({ id }) => id)
}

const work = (job: Job) => runDueJobs(site.gateway, [job], site.gateway.clock.now())
const balances = () => Promise.all(bettors.map((id) => memberBalance(site.gateway.db, id)))
const openOn = (id: number) => and(eq(sportsbookLegs.fixtureId, id), eq(sportsbookLegs.state, 'open'))
const settledAt = async () =>
  (await site.gateway.db.select().from(sportsbookFixtures).where(eq(sportsbookFixtures.id, fixture.id)))[0]?.settledAt

test('bets are settled some in each transaction, and settling that was broken off goes on where it was: each is paid once', async () => {
  const { db } = site.gateway
  const ids = await betsOfAll()
  const before = await balances()
  await hands.goTo(fixture.startsAt)
  const began = site.gateway.clock.now()
  site.advance(8 * minute)
  // The batch that ends the last fixture settles four bets, the one after it is lost.
  await work(inBatches(sportsbookJob, 4, (_, cursor) => cursor === 'settling'))
  const bets = () =>
    db
      .select()
      .from(sportsbookBets)
      .where(inArray(sportsbookBets.id, [...ids]))
  const legs = () =>
    db
      .select()
      .from(sportsbookLegs)
      .where(inArray(sportsbookLegs.betId, [...ids]))
  expect((await legs()).filter(({ fixtureId, state }) => fixtureId === fixture.id && state === 'open')).toHaveLength(11)
  expect(await settledAt()).toBeNull()
  // A reader sees each bet as a whole now: over with its money and round, or open with neither.
  for (const { id, state, win } of await bets()) {
    const own = (await legs()).filter(({ betId }) => betId === id)
    const paid = await db.$count(transfers, eq(transfers.id, settlementId(id)))
    expect({ paid, rounds: await db.$count(rounds, eq(rounds.id, id)) }).toEqual({
      paid: state === 'won' ? 1 : 0,
      rounds: state === 'open' ? 0 : 1,
    })
    expect(win === null).toBe(state === 'open')
    if (own.length === 1) expect(own[0]?.state).toBe(state)
  }
  site.advance(minute)
  await work(inBatches(sportsbookJob, 4))
  expect(await settledAt()).toBe(site.gateway.clock.now())
  expect(await db.$count(sportsbookLegs, openOn(fixture.id))).toBe(0)
  expect(await db.$count(sportsbookLegs, openOn(later.id))).toBe(bettors.length)
  expect((await balances()).map((balance, at) => balance - (before[at] ?? 0))).toEqual(bettors.map(() => 2 * stake))
  const wins = (await bets()).filter(({ state }) => state === 'won').map(({ id }) => settlementId(id))
  expect(await db.$count(transfers, inArray(transfers.id, wins))).toBe(bettors.length)
  expect(Math.max(...(await rowsByTransaction(db, sportsbookBets)))).toBeLessThanOrEqual(4)
  expect(Math.max(...(await rowsByTransaction(db, rounds, sql`settled_at >= ${began}`)))).toBeLessThanOrEqual(4)
  expect(await ledgerFaults(db)).toEqual([])
})

test('two gateways share the bets of a fixture, and pay each once', async () => {
  const { db } = site.gateway
  const ids = await betsOfAll()
  const before = await balances()
  const twin = await site.twin()
  await hands.goTo(fixture.startsAt)
  site.advance(8 * minute)
  const job = inBatches(sportsbookJob, 2)
  await Promise.all([work(job), runDueJobs(twin.gateway, [job], site.gateway.clock.now())])
  expect(await settledAt()).not.toBeNull()
  expect((await balances()).map((balance, at) => balance - (before[at] ?? 0))).toEqual(bettors.map(() => 2 * stake))
  expect(
    (
      await db
        .select()
        .from(sportsbookBets)
        .where(inArray(sportsbookBets.id, [...ids]))
    ).filter(({ state }) => state === 'won'),
  ).toHaveLength(bettors.length)
})

test('bets that take longer than their minute let the next fixtures begin first, and the next period goes on with them', async () => {
  await betsOfAll()
  await hands.goTo(fixture.startsAt)
  site.advance(8 * minute)
  const inside = inBatches(sportsbookJob, 8)
  const slow: Job = {
    ...inside,
    async batch(tx, gateway, period, step) {
      const cursor = await inside.batch(tx, gateway, period, step)
      site.advance(minute)
      return cursor
    },
  }
  const left: number[] = []
  for (let looks = 0; looks < 12 && left.at(-1) !== 0; looks++) {
    const began = site.gateway.clock.now()
    await work(slow)
    expect(site.gateway.clock.now()).toBe(began + minute)
    left.push(await site.gateway.db.$count(sportsbookLegs, openOn(fixture.id)))
  }
  expect(left.filter((open) => open > 0 && open < 15)).not.toEqual([])
  expect(left.at(-1)).toBe(0)
  expect(site.logged.filter(({ msg }) => msg === 'job failed')).toEqual([])
})

import { sample } from '@parlour/vitest/sample'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  contracts,
  jobDrafts,
  jobProgress,
  jobRuns,
  members,
  payoutCounts,
  payoutDrafts,
  payouts,
  rebateRates,
  rounds,
  transfers,
  type PayoutKind,
} from '../../kernel/db/tables/index.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { inBatches } from '../../app/testing/in-batches.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { ancestorsOf } from '../../identity/member/ancestors-of.ts'
import { inForceOf, withCaps } from './contracts-in-period.ts'
import { salaryJobs } from './jobs.ts'
import { playsIn } from './plays.ts'
import type { Draft } from './draft.ts'
import { settleContracts } from './settle-contracts.ts'

const [player, marco, april] = [1_000_001, 1_000_002, 1_000_003]
const everyone = [player, marco, april]
const midnight = testNow + 4 * hour
/** A month begins in the platform's zone: dividends of all lengths but a week end. */
const month = Date.UTC(2026, 10, 30, 16)

const cases: readonly {
  readonly name: string
  readonly kind: PayoutKind
  readonly before: number
  readonly end: number
}[] = [
  { name: 'commission', kind: 'commission', before: midnight - hour, end: midnight },
  { name: 'daily-salary-count', kind: 'daily-salary', before: midnight - hour, end: midnight },
  { name: 'hourly-salary', kind: 'hourly-salary', before: testNow, end: testNow + 3 * hour },
  { name: 'realtime-salary', kind: 'realtime-salary', before: testNow, end: testNow + 20 * minute },
  { name: 'dividend', kind: 'dividend', before: month - hour, end: month },
]

let sites: TestGateway[] = []
beforeEach(async () => void (sites = [await startTestGateway(), await startTestGateway()]))
afterEach(() => Promise.all(sites.map((site) => site.close())))

const jobOf = (name: string): Job => {
  const job = salaryJobs.find((each) => each.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  return job
}

/** Contracts of every kind and length for both agents, and a contract that began amid the period. */
async function agree(
  { gateway: { db } }: TestGateway,
  amid: number,
  { above, below } = { above: 331, below: 173 },
): Promise<void> {
  await db.delete(contracts).where(eq(contracts.status, 'offered'))
  const tier = (rate: number) => ({ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P' as const, rate })
  const terms = { status: 'accepted' as const, offeredAt: 1 }
  for (const kind of ['hourly', 'realtime', 'daily'] as const)
    await db.insert(contracts).values([
      {
        ...terms,
        kind,
        category: 'FISH',
        uplineId: null,
        memberId: marco,
        period: kind as 'hourly',
        tiers: [tier(above)],
        acceptedAt: 2,
      },
      {
        ...terms,
        kind,
        category: 'FISH',
        uplineId: marco,
        memberId: april,
        period: kind as 'hourly',
        tiers: [tier(below)],
        acceptedAt: amid,
      },
    ])
  await db.insert(contracts).values([
    {
      ...terms,
      kind: 'dividend',
      category: 'FISH',
      uplineId: null,
      memberId: marco,
      period: 'monthly',
      tiers: [tier(20_011)],
      acceptedAt: 2,
    },
    {
      ...terms,
      kind: 'dividend',
      category: 'FISH',
      uplineId: marco,
      memberId: april,
      period: 'daily',
      tiers: [tier(10_007)],
      acceptedAt: amid,
    },
  ])
}

/** Play of everybody of the team, at moments and of sums that no rate divides. */
async function play({ gateway: { db, catalogue } }: TestGateway, from: number, until: number): Promise<void> {
  const team = await db.select({ id: members.id }).from(members).orderBy(asc(members.id))
  const games = (['RNG', 'FISH', 'LIVE'] as const).map(
    (category) => catalogue.games.find((game) => game.category === category)?.id ?? 0,
  )
  await db.insert(rounds).values(
    Array.from({ length: 240 }, (_, at) => ({
      id: randomUUID(),
      memberId: team[(at * 7) % team.length]?.id ?? 0,
      gameId: games[at % games.length] ?? 0,
      stake: 100_003 + 977 * at,
      win: at % 5 === 0 ? 190_001 : 40_000 + 13 * at,
      settledAt: from + Math.floor(((until - from - 1) * at) / 239),
    })),
  )
}

/** A job that takes some members a batch, each of which is killed once, before it is committed. */
function killedEachTime(job: Job, size: number): { readonly job: Job; readonly kills: () => number } {
  const killed = new Set<string>()
  return {
    kills: () => killed.size,
    job: {
      ...job,
      async batch(tx, gateway, period, step) {
        const cursor = await job.batch(tx, gateway, period, { ...step, size })
        const name = JSON.stringify(step.cursor)
        if (killed.has(name)) return cursor
        killed.add(name)
        throw new Error('killed')
      },
    },
  }
}

const isDone = async ({ gateway: { db } }: TestGateway, name: string, after: number): Promise<boolean> =>
  (await db.$count(jobRuns, and(eq(jobRuns.job, name), gt(jobRuns.until, after)))) > 0

async function outcome({ gateway: { db } }: TestGateway, kind: PayoutKind, after: number) {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, kind), gt(payouts.until, after)))
    .orderBy(asc(payouts.memberId), asc(payouts.category), asc(payouts.from))
  const paid = new Map<string, number[]>()
  for (const { transferId, memberId } of rows)
    if (transferId !== null) paid.set(transferId, [...(paid.get(transferId) ?? []), memberId])
  const booked = await db.$count(transfers, inArray(transfers.id, [...paid.keys()]))
  return {
    rows: rows.map(({ id: _id, transferId, createdAt: _at, ...row }) => ({ ...row, isPaid: transferId !== null })),
    transfers: [booked, [...paid.values()].map((of) => of.join()).toSorted((a, b) => a.localeCompare(b))],
    balances: await Promise.all(everyone.map((id) => memberBalance(db, id))),
  }
}

test.each(sample(cases, 3))(
  '[BEY-11] $name in batches that are all killed once, on two gateways, pays what one batch pays',
  async ({ name, kind, before, end }) => {
    const [whole, parts] = sites as [TestGateway, TestGateway]
    for (const site of sites) {
      await runDueJobs(site.gateway, salaryJobs, before)
      await agree(site, before + Math.floor((end - before) / 3))
      await play(site, before, end)
    }
    const at = end + minute
    await runDueJobs(
      whole.gateway,
      [
        {
          ...jobOf(name),
          batch: (tx, gateway, period, step) => jobOf(name).batch(tx, gateway, period, { ...step, size: 100_000 }),
        },
      ],
      at,
    )
    const expected = await outcome(whole, kind, before)
    expect(expected.rows.length).toBeGreaterThan(3)
    const { job, kills } = killedEachTime(jobOf(name), 4)
    const twin = await parts.twin()
    for (let tries = 0; !(await isDone(parts, name, before)); tries += 1) {
      expect(tries).toBeLessThan(500)
      await Promise.all([runDueJobs(parts.gateway, [job], at), runDueJobs(twin.gateway, [job], at)])
    }
    expect(kills()).toBeGreaterThan(10)
    expect(await outcome(parts, kind, before)).toEqual(expected)
    const { db } = parts.gateway
    for (const left of [jobProgress, jobDrafts, payoutCounts, payoutDrafts])
      expect(await db.select().from(left).where(eq(left.job, name))).toEqual([])
    expect(await ledgerFaults(db)).toEqual([])
  },
)

test('[BEY-11] contracts bear in batches what they bear when all of them are worked out at once', async () => {
  const [site] = sites as [TestGateway]
  const { db, ports } = site.gateway
  await runDueJobs(site.gateway, salaryJobs, midnight - hour)
  // April's contract for fish gives more than the one above it: what that cannot bear is taken off.
  await agree(site, midnight - hour, { above: 173, below: 9_931 })
  await play(site, midnight - day, midnight)
  const period = { from: midnight - day, until: midnight }
  const ids = (await db.select({ id: members.id }).from(members)).map(({ id }) => id)
  const found = await withCaps(db, ports, await inForceOf(db, { kind: 'daily', period }, ids))
  const drafts = await settleContracts({
    period,
    kind: 'daily',
    contracts: found,
    inForce: found,
    chains: await ancestorsOf(db, ids),
    plays: playsIn(db, ids),
    carries: new Map(),
    downlinePayments: [],
  })
  await runDueJobs(site.gateway, [inBatches(jobOf('daily-salary-count'), 3)], midnight + minute)
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, 'daily-salary'), eq(payouts.until, midnight)))
  const shown = (all: readonly (Draft | (typeof rows)[number])[]) =>
    all
      .map(({ contractId, gross, adjustments, amount, turnover }) => ({
        contractId,
        gross,
        adjustments,
        amount,
        turnover,
      }))
      .filter(({ turnover }) => turnover > 0)
      .toSorted((a, b) => (a.contractId ?? 0) - (b.contractId ?? 0))
  expect(shown(rows)).toEqual(shown(drafts))
  expect(shown(rows).some(({ adjustments }) => adjustments.some(({ memberId }) => memberId === marco))).toBe(true)
})

test('[BEY-11] a rate of commission that changes while it is counted pays no turnover more than the highest one', async () => {
  const [site] = sites as [TestGateway]
  const { db } = site.gateway
  await runDueJobs(site.gateway, salaryJobs, midnight - hour)
  await play(site, midnight - hour, midnight)
  const commission = jobOf('commission')
  let batches = 0
  const turned: Job = {
    ...commission,
    async batch(tx, gateway, period, step) {
      if (++batches === 4) {
        await tx.update(rebateRates).set({ rate: 5_000 }).where(eq(rebateRates.memberId, april))
        await tx.update(rebateRates).set({ rate: 1_000 }).where(eq(rebateRates.memberId, marco))
      }
      return commission.batch(tx, gateway, period, { ...step, size: 9 })
    },
  }
  const highest = Math.max(5_000, ...(await db.select().from(rebateRates)).map(({ rate }) => rate))
  await runDueJobs(site.gateway, [turned], midnight + minute)
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, 'commission'), gt(payouts.until, midnight - hour)))
  expect(rows.length).toBeGreaterThan(2)
  for (const { gross, adjustment, amount, adjustments } of rows) {
    expect(gross + adjustment).toBe(amount)
    expect(adjustments.reduce((all, part) => all + part.amount, 0)).toBe(adjustment)
  }
  const [staked] = await db.select().from(rounds).where(gt(rounds.settledAt, testNow)).limit(1)
  expect(staked).toBeDefined()
  const turnover = (
    await db
      .select()
      .from(rounds)
      .where(gt(rounds.settledAt, midnight - day))
  ).reduce((all, { stake }) => all + stake, 0)
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBeLessThanOrEqual((turnover * highest) / 1_000_000)
})

import { sample } from '@parlour/vitest/sample'
import { contractKinds, type ContractKind } from '@parlour/api-client/endpoints'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contracts, members, payouts, rounds, type Tier } from '../../kernel/db/tables/index.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { day, hour, minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { salaryJobs } from './jobs.ts'

const [third, marco, april] = [1_000_001, 1_000_002, 1_000_003]
/** An agent, a sub-agent, and an agent of that one. */
const levels = { marcobay01: marco, aprilsol22: april, linhtran88: third }
/** The last moment of the month in the platform's zone, and the first of what is played. */
const month = Date.UTC(2026, 10, 30, 16)
const begin = month - 30 * hour

const lists = {
  commission: '/wps/report/commission',
  dividend: '/wps/relay/MCSFE_getContractDividendRecords',
  dailySalary: '/wps/relay/MCSFE_getDailySalaryRecords',
  hourlySalary: '/wps/relay/MCSFE_getContractHourSalaryRecords',
  realtimeSalary: '/wps/relay/MCSFE_getRealTimeSalaryRecords',
} as const
type Income = keyof typeof lists
const incomes = Object.keys(lists) as Income[]
/** The filters of the account record, with the incomes that stand under each. */
const filters: Readonly<Record<string, readonly Income[]>> = {
  agent_rebate: ['commission'],
  share_bonus: ['dividend'],
  daily_wage: ['dailySalary'],
  hour_wage: ['hourlySalary', 'realtimeSalary'],
}
const ledgerKinds = {
  commission: 'commission',
  dividend: 'dividend',
  dailySalary: 'daily-salary',
  hourlySalary: 'hourly-salary',
  realtimeSalary: 'realtime-salary',
} as const

interface Agreed {
  readonly kind: ContractKind
  readonly category: 'CONS' | 'FISH' | 'SPORTS'
  readonly rates: readonly [number, number, number]
  /** How much of what is played is over when they begin. */
  readonly after: number
  readonly asks: number
}

interface Month {
  readonly agreed: readonly Agreed[]
  readonly played: readonly {
    readonly who: number
    readonly game: number
    readonly stake: number
    readonly part: number
  }[]
}

const rate = fc.integer({ min: 1, max: 4_000 })
const agreed = (category: Agreed['category'], latest: number): fc.Arbitrary<Agreed[]> =>
  fc.tuple(
    ...contractKinds.map((kind) =>
      fc
        .record({
          rates: fc.tuple(rate, rate, rate),
          after: fc.integer({ min: 0, max: latest }),
          asks: fc.constantFrom(0, 50_000, 900_000),
        })
        .map((terms) => ({ ...terms, kind, category })),
    ),
  )
const months: fc.Arbitrary<Month> = fc.record({
  agreed: fc.tuple(agreed('CONS', 0), agreed('FISH', 80), agreed('SPORTS', 80)).map((all) => all.flat()),
  played: fc.array(
    fc.record({
      who: fc.nat(1_000),
      game: fc.nat(3),
      stake: fc.integer({ min: 2_001, max: 900_001 }),
      part: fc.integer({ min: 0, max: 180 }),
    }),
    { minLength: 90, maxLength: 90 },
  ),
})

let site: TestGateway
beforeEach(async () => void (site = await startTestGateway()))
afterEach(() => site.close())

/** Three levels of agents, each with players of its own. */
async function raise(): Promise<number[]> {
  const { db } = site.gateway
  await db.update(members).set({ type: 2, uplineId: april }).where(eq(members.id, third))
  const below = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.uplineId, april))
    .orderBy(asc(members.id))
  const players = below.map(({ id }) => id).filter((id) => id !== third)
  await db
    .update(members)
    .set({ uplineId: third })
    .where(inArray(members.id, players.slice(0, 4)))
  return players.slice(0, 12)
}

async function agree({ agreed: all }: Month): Promise<void> {
  const { db } = site.gateway
  await db
    .update(contracts)
    .set({ status: 'terminated', endedAt: begin })
    .where(inArray(contracts.status, ['accepted']))
  const uplines = [null, marco, april]
  const tier = (parts: number, minimumBet: number): Tier => ({
    minimumBet,
    netLoss: 0,
    activeMember: 0,
    rateType: 'P',
    rate: parts,
  })
  for (const { kind, category, rates, after, asks } of all)
    for (const [level, memberId] of [marco, april, third].entries()) {
      const parts = rates[level] ?? 1
      await db.insert(contracts).values({
        kind,
        category,
        uplineId: uplines[level] ?? null,
        memberId,
        period: kind === 'dividend' ? (level === 1 ? 'daily' : 'monthly') : kind,
        tiers: [tier(parts, 0), tier(parts * 2, asks + 1)],
        status: 'accepted',
        offeredAt: 1,
        acceptedAt: begin + Math.floor(((month - begin) * after) / 100),
      })
    }
}

async function play({ played }: Month, players: readonly number[]): Promise<void> {
  const { db, catalogue } = site.gateway
  const games = (['RNG', 'FISH', 'LIVE', 'COCKFIGHT'] as const).map(
    (category) => catalogue.games.find((game) => game.category === category)?.id ?? 0,
  )
  await db.insert(rounds).values(
    played.map(({ who, game, stake, part }, at) => ({
      id: randomUUID(),
      memberId: players[who % players.length] ?? 0,
      gameId: games[game] ?? 0,
      stake,
      win: Math.floor((stake * part) / 100),
      settledAt: begin + Math.floor(((month - begin - 1) * at) / (played.length - 1)),
    })),
  )
}

/** Dividends wait for the operator. */
async function approveDividends(): Promise<void> {
  const waiting = and(eq(payouts.kind, 'dividend'), eq(payouts.status, 'in-process'), gt(payouts.until, begin))
  for (const { id } of await site.gateway.db.select({ id: payouts.id }).from(payouts).where(waiting))
    await site.operate('approve-payout', String(id))
}

const minor = (sum: number): number => Math.round(sum * 100)

/** A reader of the answers of one agent. */
async function reader(name: string) {
  const token = await site.logIn(name)
  return async (path: string) => {
    const { body } = await site.ask('GET', path, { token })
    expect(body.success, `${path}: ${body.errorCode}`).toBe(true)
    return body.value
  }
}
type Reader = Awaited<ReturnType<typeof reader>>

/** What the ledger has of the incomes of a member in a day, by kind. */
async function ledgerOf(memberId: number, from: number): Promise<Map<string, number>> {
  const rows = await rowsOf(
    site.gateway.db,
    sql`select x.kind, sum(e.amount) as sum from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
      where a.member_id = ${memberId} and a.wallet = 'main' and e.at >= ${from} and e.at < ${from + day} group by 1`,
  )
  return new Map(rows.map((row) => [String(row['kind']), Number(row['sum'])]))
}

/** Adds up a payout from its terms, and its terms from the rounds that it was counted from. */
async function check(get: Reader, payoutId: number): Promise<void> {
  const one = await get(`/wps/relay/MCSFE_getPayoutDetails?payoutId=${payoutId}`)
  const where = `payout ${payoutId}, ${one.kind} ${one.category}`
  const adjustment = one.adjustments.reduce((sum: number, part: { amount: number }) => sum + minor(part.amount), 0)
  expect(minor(one.gross) + adjustment, where).toBe(minor(one.amount))
  const parts = Math.round(one.rate * 1_000_000)
  const by = (sum: number): number => Math.floor((sum * parts) / 1_000_000)
  if (one.kind === 'dividend') {
    const base = minor(one.netLoss) + minor(one.carryIn)
    expect(minor(one.gross), where).toBeLessThanOrEqual(by(Math.max(0, base)))
    expect(minor(one.carryOut), where).toBe(Math.min(0, base))
  } else if (one.kind === 'commission') expect(minor(one.gross), where).toBeLessThanOrEqual(by(minor(one.turnover)))
  else expect(minor(one.gross), where).toBe(by(minor(one.turnover)))
  const { totals } = await get(`/wps/relay/MCSFE_getTeamBettingRecords?size=1&payoutId=${payoutId}`)
  expect(minor(totals.turnover), where).toBe(minor(one.turnover))
  expect(minor(totals.stake) - minor(totals.win), where).toBe(minor(one.netLoss))
}

test.each(sample([3, 7, 11, 19, 23, 31], 6))(
  '[BEY-11] month %d: on three levels, in five kinds of income, the terms of all payouts are the ledger and the account record',
  async (seed) => {
    const [generated] = fc.sample(months, { seed, numRuns: 1 }) as [Month]
    await runDueJobs(site.gateway, salaryJobs, begin)
    const players = await raise()
    await agree(generated)
    await play(generated, players)
    for (const end of [month - day, month, month + day, month + 2 * day]) {
      site.advance(end + minute - site.gateway.clock.now())
      await runDueJobs(site.gateway, salaryJobs, end + minute)
      await approveDividends()
    }
    const seen = new Map<string, number>()
    for (const [name, memberId] of Object.entries(levels)) {
      const get = await reader(name)
      for (let from = startOfDay(begin); from < site.gateway.clock.now(); from += day) {
        const days = `startTime=${from}&endTime=${from + day - 1}`
        const [income] = (await get(`/wps/report/income?${days}`)).list
        const ledger = await ledgerOf(memberId, from)
        for (const kind of incomes) {
          const where = `${name} ${new Date(from).toISOString()} ${kind}`
          const { list, totals } = await get(`${lists[kind]}?by=paid&size=500&${days}`)
          expect(minor(totals.amount), where).toBe(ledger.get(ledgerKinds[kind]) ?? 0)
          expect(minor(income?.[kind] ?? 0), where).toBe(ledger.get(ledgerKinds[kind]) ?? 0)
          for (const { payoutId, turnover } of list) {
            if (turnover > 0 || kind === 'dividend') await check(get, payoutId)
            seen.set(kind, (seen.get(kind) ?? 0) + 1)
          }
        }
        for (const [filter, kinds] of Object.entries(filters)) {
          const { totalIn } = await get(`/wps/relay/ODSFE2_MemTransDet?codeTypes=${filter}&${days}`)
          const sum = kinds.reduce((all, kind) => all + (ledger.get(ledgerKinds[kind]) ?? 0), 0)
          expect(minor(totalIn ?? 0), `${name} ${filter}`).toBe(sum)
        }
      }
    }
    expect([...seen.keys()].toSorted()).toEqual(incomes.toSorted())
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { undo } from '../../app/testing/undo.ts'
import type { Database } from '../../kernel/db/open-database.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { members, rounds } from '../../kernel/db/tables/index.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { memberAccount } from '../../kernel/ledger/index.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { overviewFigures } from '../agent/overview-figures.ts'
import { figuresBetween } from '../contracts/simulate.ts'
import { productTypes } from '@parlour/api-client/endpoints'
import { agentDayFaults } from './agent-day-faults.ts'
import { closeDays } from './agent-days-job.ts'
import { foldNext, storedDays, takeLateDays } from './fold-days.ts'
import { rolledOf } from './rolled-of.ts'
import { teamActiveIn, teamMoneyIn, teamPlayIn } from './team-in.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const midnight = startOfDay(testNow) + 400 * day
/** The member of a number, made by `makeTeam`; the first four are agents. */
const idOf = (number: number): number => 9_000_000 + number
const agents = [0, 1, 2, 3].map(idOf)

/** Two agents side by side, each with an agent below it, and players below all of them. */
async function makeTeam(tx: Database): Promise<void> {
  const uplines = [null, null, 0, 1, 0, 1, 2, 2, 3]
  const rows = uplines.map(
    (upline, number) =>
      sql`(${idOf(number)}, ${`roll${number}`}, ${`roll${number}`}, 'R', ${number < 4 ? 2 : 0}, ${upline === null ? null : idOf(upline)}::bigint,
        ${`ROLL${number}`}, 0, ${midnight - 10 * day + number * hour})`,
  )
  await tx.execute(sql`insert into members (id, username, username_key, nickname, type, upline_id, referral_code, rank_level, registered_at)
    overriding system value values ${sql.join(rows, sql`, `)}`)
  await tx.execute(sql`insert into accounts (name, member_id, wallet, balance)
    select 'member/' || id, id, 'main', 100000000 from members where id >= ${idOf(0)}`)
}

const sorted = async (db: Database, statement: SQL): Promise<string[]> =>
  (await rowsOf(db, statement)).map((row) => Object.values(row).map(String).join(' ')).toSorted()

const ofTeams = sql`join ancestors_by_uplines(array(select id from members where id >= ${idOf(0)})) t`
const mine = sql`t.ancestor_id in (${sql.join(agents, sql`, `)})`

/** What teams did by the rounds, entries and uplines alone. */
const told = ({ from, until }: Period) => ({
  play: sql`select t.ancestor_id, t.depth, g.category, sum(r.stake) as a, sum(r.stake) as b, sum(r.win) as c, count(*) as d from rounds r join games g on g.id = r.game_id
    ${ofTeams} on t.member_id = r.member_id where ${mine} and r.settled_at >= ${from} and r.settled_at < ${until} group by 1, 2, 3`,
  money: sql`select t.ancestor_id, t.depth, a.wallet, x.kind, sum(greatest(e.amount, 0)) as a, sum(least(e.amount, 0)) as b, count(*) as c
    from entries e join accounts a on a.id = e.account_id join transfers x on x.id = e.transfer_id ${ofTeams} on t.member_id = a.member_id
    where ${mine} and e.at >= ${from} and e.at < ${until} group by 1, 2, 3, 4`,
  active: sql`select t.ancestor_id, t.depth, count(distinct r.member_id) from rounds r ${ofTeams} on t.member_id = r.member_id
    where ${mine} and r.settled_at >= ${from} and r.settled_at < ${until} group by 1, 2`,
})

/** Turnover, deposits and active members of one team, and the agent's own income, by the same. */
async function toldOf(tx: Database, agent: number, period: Period): Promise<number[]> {
  const { play, money, active } = told(period)
  const [row] = await rowsOf(
    tx,
    sql`select (select sum(b) from (${play}) p where ancestor_id = ${agent}) as turnover,
      (select sum(a + b) from (${money}) p where ancestor_id = ${agent} and kind = 'deposit') as deposits,
      (select sum(count) from (${active}) p where ancestor_id = ${agent}) as active,
      (select sum(e.amount) from entries e join accounts a on a.id = e.account_id join transfers x on x.id = e.transfer_id
        where a.member_id = ${agent} and x.kind = 'commission' and e.at >= ${period.from} and e.at < ${period.until}) as income`,
  )
  return [row?.['turnover'], row?.['deposits'], row?.['active'], row?.['income']].map(Number)
}

/** The same as the lists read it. */
async function read(tx: Database, period: Period) {
  const teams = { agentIds: agents, rolled: await rolledOf(tx, agents) }
  return {
    play: sql`select agent_id, depth, category, sum(stake) as a, sum(turnover) as b, sum(win) as c, sum(rounds) as d
      from (${teamPlayIn(teams, period)}) p group by 1, 2, 3`,
    money: sql`select agent_id, depth, wallet, kind, sum(incoming) as a, sum(outgoing) as b, sum(transfers) as c
      from (${teamMoneyIn(teams, period)}) p group by 1, 2, 3, 4`,
    active: sql`select agent_id, depth, sum(members) as a from (${teamActiveIn(teams, period)}) p group by 1, 2`,
  }
}

const who = fc.integer({ min: 0, max: 8 })
const at = fc.tuple(fc.integer({ min: -6, max: 0 }), fc.constantFrom(0, 1, 12 * hour, day - 1))
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('play'),
      who,
      at,
      game: fc.nat(3),
      stake: fc.nat(5_000),
      win: fc.nat(9_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('pay'), who, at, stake: fc.integer({ min: 1, max: 9_000 }) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('close'), day: fc.integer({ min: -5, max: 0 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('add'), most: fc.constantFrom(2, 400) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('late') }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move'), who: fc.integer({ min: 2, max: 8 }), to: fc.nat(1) }) },
) as fc.Arbitrary<Step>

interface Step {
  readonly act: string
  readonly who: number
  readonly at: readonly [number, number]
  readonly game: number
  readonly stake: number
  readonly win: number
  readonly day: number
  readonly most: number
  readonly to: number
}

/** Days that end here and later are not over yet. */
async function act(tx: Database, games: readonly number[], did: Step): Promise<void> {
  const moment = did.at ? midnight + did.at[0] * day + did.at[1] : 0
  if (did.act === 'play')
    await tx.insert(rounds).values({
      id: randomUUID(),
      memberId: idOf(did.who),
      gameId: games[did.game] ?? 0,
      stake: did.stake,
      win: did.win,
      settledAt: moment,
    })
  if (did.act === 'pay') {
    const lines = [
      { account: 'house/cash', amount: -did.stake },
      { account: memberAccount(idOf(did.who)), amount: did.stake },
    ]
    await postTransfers(tx, [
      { id: randomUUID(), kind: did.stake % 2 === 0 ? 'deposit' : 'commission', at: moment, lines },
    ])
  }
  if (did.act === 'move')
    await tx.execute(sql`update members set upline_id = ${idOf(did.to)} where id = ${idOf(did.who)}`)
  if (did.act === 'close') await closeDays(tx, midnight + did.day * day)
  if (did.act === 'late') await takeLateDays(tx, 100)
  if (did.act === 'add' || did.act === 'close') {
    const [closed] = await rowsOf(tx, sql`select until_day as until from closed_days`)
    if (closed)
      await foldNext(tx, Number(closed['until']), { after: idOf(0) - 1, size: 100, least: 1, most: did.most ?? 400 })
  }
}

const pieces = (period: Period) => productTypes.map((productType) => ({ productType, ...period }))

test('[AGT-02] whatever is booked, late too, and whoever moves, added-up days of teams are the sums of rounds and entries', async () => {
  const games = site.gateway.catalogue.games
    .filter(({ category }, index, all) => all.findIndex((other) => other.category === category) === index)
    .map(({ id }) => id)
  const bound = fc.tuple(fc.integer({ min: -7, max: 1 }), fc.constantFrom(0, 0, 1, 12 * hour))
  let rolledTimes = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), bound, bound, async (steps, a, b) =>
      undo(site.gateway.db, async (tx) => {
        await makeTeam(tx)
        for (const did of steps) await act(tx, games, did)
        const [one, other] = [a, b].map(([days, rest]) => midnight + days * day + rest) as [number, number]
        const whole = { from: midnight - 6 * day, until: midnight + day }
        for (const period of [{ from: Math.min(one, other), until: Math.max(one, other) }, whole]) {
          const [found, expected] = [await read(tx, period), told(period)]
          for (const part of ['play', 'money', 'active'] as const)
            expect(await sorted(tx, found[part]), part).toEqual(await sorted(tx, expected[part]))
        }
        const periods = {
          from: midnight - 3 * day,
          until: midnight + day,
          before: { from: midnight - 7 * day, until: midnight - 3 * day },
        }
        // A period may begin within a day, which both it and the one before it have a part of.
        const cut = midnight - 3 * day + (b[1] === 0 ? 12 * hour : 0)
        const halves = { from: cut, until: cut + 3 * day, before: { from: cut - 3 * day, until: cut } }
        const { totals, before } = await overviewFigures(tx, idOf(0), halves)
        for (const [shown, period] of [
          [totals, { from: halves.from, until: halves.until }],
          [before, halves.before],
        ] as const)
          expect([shown.turnover, shown.deposits, shown.activeMembers, shown.income]).toEqual(
            await toldOf(tx, idOf(0), period),
          )
        const figures = async () => ({
          overview: await Promise.all(agents.slice(0, 2).map((agent) => overviewFigures(tx, agent, periods))),
          standing: await figuresBetween(tx, { memberId: idOf(0), pieces: pieces(whole) }, [whole.from, whole.until]),
        })
        rolledTimes += (await rolledOf(tx, agents)).length
        for (const agent of agents)
          expect(await agentDayFaults(tx, agent, null, 40)).toEqual({ faults: [], until: null })
        const added = await figures()
        await tx.execute(sql`update agent_rolls set until_day = from_day`)
        expect(added).toEqual(await figures())
      }),
    ),
    { numRuns: 20, seed: 34 },
  )
  expect(rolledTimes).toBeGreaterThan(20)
})

test('[AGT-02] who registers or plays today costs a team none of its added-up days, who moves with days of play all', async () =>
  undo(site.gateway.db, async (tx) => {
    await makeTeam(tx)
    const [game] = site.gateway.catalogue.games
    const play = async (number: number, settledAt: number) =>
      tx
        .insert(rounds)
        .values({ id: randomUUID(), memberId: idOf(number), gameId: game?.id ?? 0, stake: 5, win: 0, settledAt })
    await play(4, midnight - day)
    await closeDays(tx, midnight)
    expect(await foldNext(tx, midnight, { after: idOf(0) - 1, size: 100, least: 2, most: 31 })).toBe(idOf(0) - 1)
    await foldNext(tx, midnight, { after: idOf(0) - 1, size: 100, least: 2, most: 4_000 })
    const untils = async () =>
      (await rolledOf(tx, agents)).map(({ agentId, until }) => [agentId - idOf(0), (until - midnight) / day])
    // Agent 3 has one member: too few.
    expect(await untils()).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    await play(5, midnight + 1)
    await tx.insert(members).values({
      username: 'roll9',
      usernameKey: 'roll9',
      nickname: 'R',
      type: 0,
      referralCode: 'ROLL9',
      uplineId: idOf(1),
      registeredAt: midnight,
    })
    expect(await untils()).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    await play(6, midnight - 2 * day)
    expect(await untils()).toEqual([
      [0, -2],
      [1, 0],
      [2, -2],
    ])
    await tx.execute(sql`update members set upline_id = ${idOf(1)} where id = ${idOf(4)}`)
    expect(await untils()).toEqual([[2, -2]])
  }))

test('days that no report reaches are deleted, and all days of a team that is no longer large', async () =>
  undo(site.gateway.db, async (tx) => {
    await makeTeam(tx)
    const [game] = site.gateway.catalogue.games
    for (const days of [storedDays, 1])
      await act(tx, [game?.id ?? 0], {
        act: 'play',
        who: 6,
        at: [-days, 0],
        game: 0,
        stake: 5,
        win: 0,
        day: 0,
        most: 0,
        to: 0,
      })
    const add = (closed: number, least: number) =>
      foldNext(tx, closed, { after: idOf(0) - 1, size: 100, least, most: 4_000 })
    const stored = async () => {
      const rows = await rowsOf(
        tx,
        sql`select r.agent_id as id, (r.from_day - ${midnight}) / ${day} as "from", count(d.day) as days
          from agent_rolls r left join agent_play_days d on d.agent_id = r.agent_id group by 1, 2 order by 1`,
      )
      return rows.map((row) => [Number(row['id']) - idOf(0), Number(row['from']), Number(row['days'])])
    }
    await closeDays(tx, midnight)
    await add(midnight, 2)
    expect(await stored()).toEqual([
      [0, -storedDays, 2],
      [1, -storedDays, 0],
      [2, -storedDays, 2],
    ])
    await closeDays(tx, midnight + day)
    await add(midnight + day, 2)
    expect(await stored()).toEqual([
      [0, 1 - storedDays, 1],
      [1, 1 - storedDays, 0],
      [2, 1 - storedDays, 1],
    ])
    await closeDays(tx, midnight + 2 * day)
    await add(midnight + 2 * day, 3)
    expect(await stored()).toEqual([
      [0, 2 - storedDays, 1],
      [1, 2 - storedDays, 0],
    ])
    expect(await rowsOf(tx, sql`select from agent_active_days where agent_id = ${idOf(2)}`)).toEqual([])
  }))

test('[AGT-02] money of a day counts in the overview from the moment on at which its period begins', async () =>
  undo(site.gateway.db, async (tx) => {
    await makeTeam(tx)
    const cut = midnight - 2 * day + 12 * hour
    const pay = { act: 'pay', game: 0, win: 0, day: 0, most: 0, to: 0 }
    // An even sum is a deposit, an odd one a commission.
    for (const [payee, stake] of [
      [4, 600],
      [0, 701],
    ] as const)
      for (const moment of [0, day - 1])
        await act(tx, [], { ...pay, who: payee, stake: stake + (moment && 50), at: [-2, moment] })
    const { totals, before } = await overviewFigures(tx, idOf(0), {
      from: cut,
      until: cut + day,
      before: { from: cut - day, until: cut },
    })
    expect([before.deposits, before.income]).toEqual([600, 701])
    expect([totals.deposits, totals.income]).toEqual([650, 751])
  }))

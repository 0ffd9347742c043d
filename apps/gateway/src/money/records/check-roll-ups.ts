import { sql } from 'drizzle-orm'
import { bigintArray, eachOf, rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, memberBatch, memberCursor, startOfDay } from '../../kernel/jobs/index.ts'
import type { Job, Period } from '../../kernel/jobs/index.ts'
import { market } from '../../kernel/market/index.ts'
import { leastCountedRound } from '../turnover/turnover.ts'
import { validTurnoverOfR } from '../turnover/valid-turnover.ts'
import { storedFrom } from './stored-period.ts'

const hourMs = 3_600_000
/** How far back every night looks: further than any list of an agent reaches. */
const daysBack = 35

/** Members whose roll-ups of a table are not what the books say. */
export interface RollUpFault {
  readonly table: 'member_days' | 'money_days'
  readonly members: number
  readonly first: number
}

const dayOf = (moment: string) => sql.raw(`(${moment} + ${market.ahead}) / ${dayMs} * ${dayMs} - ${market.ahead}`)

/** Compares what is rolled up of these members for whole days of the brand with their rounds and entries, to the centavo. */
export async function rollUpFaults(
  db: Database,
  memberIds: readonly number[],
  { from, until }: Period,
): Promise<RollUpFault[]> {
  const ids = bigintArray(memberIds)
  const rows = await rowsOf(
    db,
    sql`with kept_play as (
      select member_id, day, sum(stake) as stake, sum(turnover) as turnover, sum(win) as win, sum(rounds) as rounds, sum(counted_rounds) as counted
      from member_days where member_id = any(${ids}) and day >= ${from} and day < ${until} group by 1, 2
    ),
    told_play as (
      select r.member_id, ${dayOf('r.settled_at')} as day, sum(r.stake) as stake, sum(${validTurnoverOfR}) as turnover, sum(r.win) as win,
        count(*)::numeric as rounds, (count(*) filter (where ${validTurnoverOfR} >= ${leastCountedRound}))::numeric as counted
      from ${eachOf(memberIds)} asked(id) cross join lateral (
        select * from rounds where member_id = asked.id and settled_at >= ${from} and settled_at < ${until} offset 0
      ) r group by 1, 2
    ),
    kept_money as (
      select member_id, day, wallet, kind, incoming, outgoing, transfers from money_days
      where member_id = any(${ids}) and day >= ${from} and day < ${until}
    ),
    told_money as (
      select a.member_id, ${dayOf('e.at')} as day, a.wallet, x.kind, sum(greatest(e.amount, 0))::bigint as incoming,
        sum(least(e.amount, 0))::bigint as outgoing, count(*) as transfers
      from ${eachOf(memberIds)} asked(id) cross join lateral (
        select id, member_id, wallet from accounts where member_id = asked.id offset 0
      ) a cross join lateral (
        select transfer_id, amount, at from entries where account_id = a.id and at >= ${from} and at < ${until} offset 0
      ) e cross join lateral (select kind from transfers where id = e.transfer_id limit 1) x
      group by 1, 2, 3, 4
    ),
    faults as (
      select 'member_days' as rolled, member_id from (
        (table kept_play except table told_play) union all (table told_play except table kept_play)
      ) play
      union all
      select 'money_days', member_id from (
        (table kept_money except table told_money) union all (table told_money except table kept_money)
      ) money
    )
    select rolled, count(distinct member_id) as members, min(member_id) as first from faults group by 1 order by 1`,
  )
  return rows.map((row) => ({
    table: row['rolled'] === 'member_days' ? 'member_days' : 'money_days',
    members: Number(row['members']),
    first: Number(row['first']),
  }))
}

/**
 * Every night: compares the days that are over with the rounds and entries they were rolled up from. What differs is in
 * the log as an error and stays as it is: a person finds out first what was booked past the triggers.
 */
export const rollUpJob: Job = {
  name: 'roll-ups',
  every: dayMs,
  offset: startOfDay(0) + 2 * hourMs + hourMs / 2,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, { log }, { until }, { cursor, size }) {
    const midnight = startOfDay(until)
    const { ids, next } = await memberBatch(tx, memberCursor(cursor), size)
    const from = Math.max(midnight - daysBack * dayMs, startOfDay((await storedFrom(tx)) + dayMs - 1))
    for (const { table, members, first } of from < midnight
      ? await rollUpFaults(tx, ids, { from, until: midnight })
      : [])
      log.error({ table, members, first }, 'roll-ups differ from the books')
    return next
  },
}

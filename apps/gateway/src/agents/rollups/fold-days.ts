import { sql, type SQL } from 'drizzle-orm'
import { bigintArray, isAnyOf, rowsOf } from '../../kernel/db/index.ts'
import type { Database, Row } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** How far back a team is added up: an overview reaches over 92 days and those before them. */
export const storedDays = 190

/** The longest stretch whose active members are a sum of days. */
export const longestActive = 100 * dayMs

const ofTeam = (agentId: number): SQL =>
  sql`join member_ancestors a on a.member_id = d.member_id and a.ancestor_id = ${agentId}`

/** Whole days of an agent's team as they stand in `member_days` and `money_days`, in the order of the columns of each table. */
export const daysOfTeam = (agentId: number, { from, until }: Period): Record<'play' | 'money' | 'active', SQL> => ({
  play: sql`select a.ancestor_id as agent_id, d.day, a.depth, d.category, sum(d.stake)::bigint as stake, sum(d.turnover)::bigint as turnover,
      sum(d.win)::bigint as win, sum(d.rounds)::bigint as rounds
    from member_days d ${ofTeam(agentId)} where d.day >= ${from} and d.day < ${until} group by 1, 2, 3, 4`,
  money: sql`select a.ancestor_id as agent_id, d.day, a.depth, d.wallet, d.kind, sum(d.incoming)::bigint as incoming,
      sum(d.outgoing)::bigint as outgoing, sum(d.transfers)::bigint as transfers
    from money_days d ${ofTeam(agentId)} where d.day >= ${from} and d.day < ${until} group by 1, 2, 3, 4, 5`,
  active: sql`select a.ancestor_id as agent_id, d.day, a.depth, coalesce(e.before, 0) as before_day, count(*)::int as members
    from (select member_id, day from member_days where day >= ${from} and day < ${until} group by 1, 2) d ${ofTeam(agentId)}
      cross join lateral (
        select max(day) as before from member_days
        where member_id = d.member_id and day < d.day and day >= d.day - ${longestActive}::bigint
      ) e group by 1, 2, 3, 4`,
})

/** The table of each part of `daysOfTeam`. */
export const agentTables = { play: 'agent_play_days', money: 'agent_money_days', active: 'agent_active_days' } as const

/** The parts of `agentTables`. */
export const agentParts = ['play', 'money', 'active'] as const

/** Adds up days of an agent's team that are over, in place of what was stored from `from` on and before `oldest`. */
async function fold(tx: Database, agentId: number, oldest: number, days: Period): Promise<void> {
  const rows = daysOfTeam(agentId, days)
  for (const part of agentParts) {
    const table = sql.identifier(agentTables[part])
    await tx.execute(sql`delete from ${table} where agent_id = ${agentId} and (day < ${oldest} or day >= ${days.from})`)
    await tx.execute(sql`insert into ${table} ${rows[part]}`)
  }
}

/** Deletes the added-up days of agents whose teams are no longer large. */
async function dropDays(tx: Database, agentIds: readonly number[]): Promise<void> {
  if (agentIds.length === 0) return
  for (const table of [...Object.values(agentTables), 'agent_rolls'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${isAnyOf(sql`agent_id`, agentIds)}`)
}

/**
 * Keeps added-up days and the tree as they are until the transaction ends. Of several gateways one at a time reads and
 * writes which days are added up. A member that moves waits for this transaction, and members that are made meanwhile wait only
 * behind one that moves.
 */
export async function holdAgentDays(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agent-days', 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('member-tree', 0))`)
}

/**
 * Takes up to `most` notes of late bookings and has the agents above add up anew from the earliest of their days on.
 * Answers how many notes there were.
 */
export async function takeLateDays(tx: Database, most: number): Promise<number> {
  await holdAgentDays(tx)
  const [row] = await rowsOf(
    tx,
    sql`with taken as (
      delete from late_days where (member_id, day) in (select member_id, day from late_days order by 1, 2 limit ${most} for update) returning member_id, day
    ),
    cut as (
      update agent_rolls r set until_day = greatest(r.from_day, t.day)
      from (select a.ancestor_id, min(taken.day) as day from taken join member_ancestors a on a.member_id = taken.member_id group by 1) t
      where r.agent_id = t.ancestor_id and r.until_day > t.day returning r.agent_id
    )
    select count(*) as taken from taken`,
  )
  return Number(row?.['taken'])
}

interface Behind {
  readonly agentId: number
  readonly isLarge: boolean
  readonly from: number
  readonly until: number
}

const behindOf = (row: Row): Behind => ({
  agentId: Number(row['id']),
  isLarge: row['large'] === true,
  from: Number(row['from']),
  until: Number(row['until']),
})

/** Which members above a team to look at: the next `size` after the one of id `after`. */
export interface NextAgents {
  readonly after: number
  readonly size: number
  /** How many members a team must have to be added up. */
  readonly least: number
  /** How many days to add up at most. */
  readonly most: number
}

/**
 * Adds up what is missing of the next agents with a team of `least` members up to the day `closed`, and deletes days
 * that are too old or of teams that have become smaller. Answers the id to go on after; null when there are no more.
 */
export async function foldNext(
  tx: Database,
  closed: number,
  { after, size, least, most }: NextAgents,
): Promise<number | null> {
  await holdAgentDays(tx)
  const oldest = closed - storedDays * dayMs
  const looked = await rowsOf(
    tx,
    sql`select id from members where type in (1, 2, 41, 42) and id > ${after} order by id limit ${size}`,
  )
  const ids = looked.map(({ id }) => Number(id))
  const behind = await rowsOf(
    tx,
    sql`select m.id, t.large, greatest(${oldest}, case when r.until_day > r.from_day then r.from_day end) as "from",
        greatest(${oldest}, case when r.until_day > r.from_day then r.until_day end) as "until"
      from unnest(${bigintArray(ids)}) m(id) left join agent_rolls r on r.agent_id = m.id
        cross join lateral (
          select count(*) >= ${least} as large from (select from member_ancestors a where a.ancestor_id = m.id limit ${least}) team
        ) t
      where coalesce(r.until_day, 0) < ${closed} and (t.large or r.agent_id is not null) order by 1`,
  )
  const agents = behind.map(behindOf)
  await dropDays(
    tx,
    agents.flatMap(({ agentId, isLarge }) => (isLarge ? [] : [agentId])),
  )
  let left = most
  for (const { agentId, from, until } of agents.filter(({ isLarge }) => isLarge)) {
    const days = { from: until, until: Math.min(closed, until + left * dayMs) }
    await fold(tx, agentId, oldest, days)
    await tx.execute(
      sql`insert into agent_rolls (agent_id, from_day, until_day) values (${agentId}, ${from}, ${days.until})
        on conflict (agent_id) do update set from_day = excluded.from_day, until_day = excluded.until_day`,
    )
    left -= (days.until - days.from) / dayMs
    if (days.until < closed) return agentId - 1
    if (left <= 0) return agentId
  }
  return ids.length < size ? null : (ids.at(-1) ?? null)
}

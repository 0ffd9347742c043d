import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { NotYet, dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { agentDayFaults } from './agent-day-faults.ts'
import { foldNext, takeLateDays } from './fold-days.ts'

const hourMs = 3_600_000

/** From how many members on a team is added up: a smaller one is read member by member as fast. */
const largeTeam = 5_000

/** How many days of one team a batch works on: thirty of 100,000 members take a second. */
const daysAtOnce = (size: number): number => Math.min(30, Math.ceil(size / 20))

/** Says that days before this one are over; the oldest of a few gateways does not take that back. */
export async function closeDays(tx: Database, until: number): Promise<void> {
  await tx.execute(
    sql`insert into closed_days (id, until_day) values (1, ${until})
      on conflict (id) do update set until_day = greatest(closed_days.until_day, excluded.until_day)`,
  )
}

const bookingsUpTo = async (tx: Database): Promise<string> => {
  const [row] = await rowsOf(tx, sql`select pg_current_xact_id()::text as id`)
  return String(row?.['id'])
}

/** Whether every transaction up to this one has ended: those after it see which days are closed. */
async function areThrough(tx: Database, id: string): Promise<boolean> {
  const [row] = await rowsOf(
    tx,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::numeric > ${id}::numeric as through`,
  )
  return row?.['through'] === true
}

type Cursor =
  | null
  | { readonly step: 'mark' }
  | { readonly step: 'late'; readonly wait: string }
  | { readonly step: 'add'; readonly after: number }

/** Adds up whole days of teams from `largeTeam` members on, up to the last one that is over. */
export const agentDaysJobFor = (least: number): Job => ({
  name: 'agent-days',
  every: hourMs,
  offset: hourMs / 6,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, _gateway, { until }, { cursor, size }): Promise<Cursor> {
    const closed = startOfDay(until)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the batch before answered
    const at = cursor as Cursor
    // A booking of a day that is over either sees that it is closed, and notes it, or ends before the day is added up.
    if (at === null) {
      await closeDays(tx, closed)
      return { step: 'mark' }
    }
    if (at.step === 'mark') return { step: 'late', wait: await bookingsUpTo(tx) }
    if (at.step === 'late') {
      if (!(await areThrough(tx, at.wait))) throw new NotYet('bookings from before the days were closed are under way')
      const taken = await takeLateDays(tx, size)
      return taken < size ? { step: 'add', after: 0 } : at
    }
    const after = await foldNext(tx, closed, { after: at.after, size, least, most: daysAtOnce(size) })
    return after === null ? null : { step: 'add', after }
  },
})

/** Adds up the days of large teams every hour: those that are over, and those that were booked on late. */
export const agentDaysJob = agentDaysJobFor(largeTeam)

/** An agent whose days are compared before `until`, all of them where it is null. */
interface Checked {
  readonly agent: number
  readonly until: number | null
}

async function agentAfter(tx: Database, agent: number): Promise<number | null> {
  const [row] = await rowsOf(
    tx,
    sql`select agent_id as id from agent_rolls where agent_id > ${agent} order by 1 limit 1`,
  )
  return row ? Number(row['id']) : null
}

/** Every night: compares the added-up days of each team with those of its members, after they were compared with the books. */
export const agentDaysCheck: Job = {
  name: 'agent-days-check',
  every: dayMs,
  offset: startOfDay(0) + 3 * hourMs,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, { log }, _period, { cursor, size }): Promise<Checked | null> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the batch before answered
    const last = (cursor ?? { agent: 0, until: null }) as Checked
    const next = last.until === null ? await agentAfter(tx, last.agent) : last.agent
    if (next === null) return null
    const { faults, until } = await agentDayFaults(tx, next, last.until, daysAtOnce(size))
    for (const { table, days, first } of faults) {
      log.error({ table, agent: next, days, first }, 'roll-ups differ from the books')
      await tx.execute(
        sql`update agent_rolls set until_day = greatest(from_day, least(until_day, ${first}::bigint)) where agent_id = ${next}`,
      )
    }
    return { agent: next, until: faults.length > 0 ? null : until }
  },
}

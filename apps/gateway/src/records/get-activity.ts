import { toWireMoney, type getActivity } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import type { Handler } from '../http/call.ts'
import type { Period } from '../jobs/job.ts'
import { dayMs, dayText, houseTimeZone, startOfDay } from '../jobs/manila-calendar.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { keptPeriodOf } from './kept-period.ts'

const breakMs = 5 * 60_000
const alone = 60_000

interface Played {
  readonly day: string | number
  readonly stakes: string | number
  readonly wins: string | number
  readonly n: string | number
  readonly ms: string | number
}

interface Moved {
  readonly day: string | number
  readonly deposits: string | number
  readonly withdrawals: string | number
}

/** Stakes, wins, rounds and time by day; a round after a break counts as a minute, else the time since the one before. */
async function playedBy(db: Database, memberId: number, { from, until }: Period): Promise<Map<number, Played>> {
  const found: unknown = await db.execute(sql`
    with played as (
      select settled_at, stake, win, settled_at - lag(settled_at) over (order by settled_at) as gap
      from rounds where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${until}
    )
    select (settled_at - ${from}::bigint) / ${dayMs} as day, sum(stake) as stakes, sum(win) as wins, count(*) as n,
      sum(case when gap <= ${breakMs} then gap else ${alone} end) as ms
    from played group by 1`)
  return new Map((found as { rows: readonly Played[] }).rows.map((row) => [Number(row.day), row]))
}

/** What was paid in, and what left for the member, by day. Withdrawals count on the day they were asked for. */
async function movedBy(db: Database, memberId: number, { from, until }: Period): Promise<Map<number, Moved>> {
  const found: unknown = await db.execute(sql`
    select (e.at - ${from}::bigint) / ${dayMs} as day,
      coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0) as deposits,
      coalesce(-sum(e.amount) filter (where t.kind in ('withdrawal', 'withdrawal-hold', 'withdrawal-return')), 0) as withdrawals
    from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
    where a.member_id = ${memberId} and a.wallet = 'main' and e.at >= ${from} and e.at < ${until}
      and t.kind in ('deposit', 'withdrawal', 'withdrawal-hold', 'withdrawal-return')
    group by 1`)
  return new Map((found as { rows: readonly Moved[] }).rows.map((row) => [Number(row.day), row]))
}

/** What the member did by day, in the platform's time zone. @throws DomainError records.period.invalid, records.period.archived, in_need_true_account */
export const handleActivity: Handler<typeof getActivity> = async (call) => {
  const { gateway: { db } } = call
  const { memberId } = trueMemberOf(call)
  const asked = await keptPeriodOf(call)
  const period = { from: startOfDay(asked.from), until: startOfDay(asked.until - 1) + dayMs }
  const played = await playedBy(db, memberId, period)
  const moved = await movedBy(db, memberId, period)
  const sumsOf = (days: readonly number[]) => {
    const total = (value: (day: number) => string | number | undefined): number => days.reduce((sum, day) => sum + Number(value(day) ?? 0), 0)
    const deposits = total((day) => moved.get(day)?.deposits)
    const withdrawals = total((day) => moved.get(day)?.withdrawals)
    const stakes = total((day) => played.get(day)?.stakes)
    return {
      deposits: toWireMoney(deposits),
      withdrawals: toWireMoney(withdrawals),
      netDeposit: toWireMoney(deposits - withdrawals),
      stakes: toWireMoney(stakes),
      result: toWireMoney(total((day) => played.get(day)?.wins) - stakes),
      rounds: total((day) => played.get(day)?.n),
      minutes: Math.round(total((day) => played.get(day)?.ms) / 60_000),
    }
  }
  const days = Array.from({ length: (period.until - period.from) / dayMs }, (_, day) => day)
  return {
    timeZone: houseTimeZone,
    days: days.map((day) => ({ day: dayText(period.from + day * dayMs), ...sumsOf([day]) })),
    totals: sumsOf(days),
  }
}

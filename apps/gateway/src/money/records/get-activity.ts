import type { getActivity } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, dayText, marketTimeZone, startOfDay } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { giftsOf } from './gifts.ts'
import { storedPeriodOf } from './stored-period.ts'

const breakMs = 5 * 60_000
const alone = 60_000

type Played = {
  readonly day: string | number
  readonly stakes: string | number
  readonly wins: string | number
  readonly n: string | number
  readonly ms: string | number
}

type Moved = {
  readonly day: string | number
  readonly deposits: string | number
  readonly withdrawals: string | number
}

/**
 * Stakes, wins, rounds and time by day; a round after a break counts as a minute, else the time since the one before.
 */
async function playedBy(db: Database, memberId: number, { from, until }: Period): Promise<Map<number, Played>> {
  const { rows } = await db.execute<Played>(sql`
    with played as (
      select settled_at, stake, win, settled_at - lag(settled_at) over (order by settled_at) as gap
      from rounds where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${until}
    )
    select (settled_at - ${from}::bigint) / ${dayMs} as day, sum(stake) as stakes, sum(win) as wins, count(*) as n,
      sum(case when gap <= ${breakMs} then gap else ${alone} end) as ms
    from played group by 1`)
  return new Map(rows.map((row) => [Number(row.day), row]))
}

/** What was paid in, and what left for the member, by day. Withdrawals count on the day they were asked for. */
async function movedBy(db: Database, memberId: number, { from, until }: Period): Promise<Map<number, Moved>> {
  const { rows } = await db.execute<Moved>(sql`
    select (e.at - ${from}::bigint) / ${dayMs} as day,
      coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0) as deposits,
      coalesce(-sum(e.amount) filter (where t.kind in ('withdrawal', 'withdrawal-hold', 'withdrawal-return')), 0) as withdrawals
    from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
    where a.member_id = ${memberId} and a.wallet = 'main' and e.at >= ${from} and e.at < ${until}
      and t.kind in ('deposit', 'withdrawal', 'withdrawal-hold', 'withdrawal-return')
    group by 1`)
  return new Map(rows.map((row) => [Number(row.day), row]))
}

/**
 * What the member did by day, in the platform's time zone.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleActivity: Handler<typeof getActivity> = async (call) => {
  const {
    gateway: { db },
  } = call
  const { memberId } = realMemberOf(call)
  const asked = await storedPeriodOf(call)
  const period = { from: startOfDay(asked.from), until: startOfDay(asked.until - 1) + dayMs }
  const played = await playedBy(db, memberId, period)
  const moved = await movedBy(db, memberId, period)
  const given = new Map((await giftsOf(db, memberId, period)).map(({ day, bonus, rebate }) => [day, bonus + rebate]))
  const sumsOf = (days: readonly number[]) => {
    const total = (value: (day: number) => string | number | undefined): number =>
      days.reduce((sum, day) => sum + Number(value(day) ?? 0), 0)
    const deposits = total((day) => moved.get(day)?.deposits)
    const withdrawals = total((day) => moved.get(day)?.withdrawals)
    const stakes = total((day) => played.get(day)?.stakes)
    return {
      deposits,
      withdrawals,
      netDeposit: deposits - withdrawals,
      stakes,
      result: total((day) => played.get(day)?.wins) - stakes,
      bonuses: total((day) => given.get(day)),
      rounds: total((day) => played.get(day)?.n),
      minutes: Math.round(total((day) => played.get(day)?.ms) / 60_000),
    }
  }
  const days = Array.from({ length: (period.until - period.from) / dayMs }, (_, day) => day)
  return {
    timeZone: marketTimeZone,
    days: days.map((day) => ({ day: dayText(period.from + day * dayMs), ...sumsOf([day]) })),
    totals: sumsOf(days),
  }
}

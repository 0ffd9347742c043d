import { sql, type SQL } from 'drizzle-orm'
import { isAnyText } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { playIn } from '../../money/index.ts'
import { inTime } from './team-sql.ts'

/** A member of the expression `team`, which statements call `t`. */
export const memberT = sql`t.id`

const within = (categories: readonly string[]): SQL =>
  categories.length === 0 ? sql`true` : isAnyText(sql`p.category`, categories)

/**
 * A subquery behind `lateral`: what the member `t` risked, staked and won in the asked time, in these categories or in
 * all. No row when there was no round.
 */
export const betsOfT = (period: Period, categories: readonly string[] = []): SQL => sql`(
    select sum(p.rounds) as rounds, sum(p.turnover) as turnover, sum(p.stake) as stake, sum(p.win) as win
    from (${playIn(period, memberT)}) p where ${within(categories)} having count(*) > 0
  )`

/** What the operator gives beside wins. */
const gifts = [
  'bonus',
  'bonus-forfeit',
  'rebate',
  'points',
  'referral',
  'commission',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'realtime-salary',
]

/**
 * A subquery behind `lateral`: what the member `t` paid in, took out and was given in the asked time; no row when there
 * was nothing. A withdrawal counts when it has left the platform.
 */
export const cashOfT = (period: Period): SQL => sql`(
    select count(*) as transfers,
      sum(e.amount) filter (where x.kind = 'deposit') as deposits,
      -sum(e.amount) filter (where x.kind = 'withdrawal') as withdrawals,
      sum(e.amount) filter (where x.kind = 'commission') as commission,
      sum(e.amount) filter (where ${isAnyText(sql`x.kind`, gifts)}) as rewards
    from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
    where a.member_id = ${memberT} and ${inTime(sql`e.at`, period)} and ${isAnyText(sql`x.kind`, [...gifts, 'deposit', 'withdrawal'])}
    having count(*) > 0
  )`

/** A subquery behind `lateral`: the money in the main wallet of the member `t`. */
export const purseOfT = sql`(select balance from accounts where member_id = ${memberT} and wallet = 'main' limit 1)`

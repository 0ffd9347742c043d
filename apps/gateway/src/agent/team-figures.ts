import { sql, type SQL } from 'drizzle-orm'
import { isAnyText } from '../db/any-of.ts'
import type { Period } from '../jobs/job.ts'
import { categoryOfR, pastOfR } from '../records/played-category.ts'
import { validTurnoverOfR } from '../records/valid-turnover.ts'
import { inTime } from './team-sql.ts'

const within = (categories: readonly string[]): SQL =>
  categories.length === 0 ? sql`true` : sql`${isAnyText(categoryOfR, categories)}`

/** An expression `bets` over `team`: what each member risked, staked and won in the asked time, in these categories or in all. */
export const betsOf = (period: Period, categories: readonly string[] = []): SQL => sql`bets as (
    select r.member_id, count(*) as rounds, sum(${validTurnoverOfR}) as turnover, sum(r.stake) as stake, sum(r.win) as win
    from team t join rounds r on r.member_id = t.id join games g on g.id = r.game_id${pastOfR}
    where ${inTime(sql`r.settled_at`, period)} and ${within(categories)}
    group by r.member_id
  )`

/** What the house gives beside wins. */
const gifts = ['bonus', 'bonus-forfeit', 'rebate', 'points', 'referral', 'commission', 'dividend', 'daily-salary', 'hourly-salary', 'realtime-salary']

/**
 * An expression `cash` over `team`: what each member paid in, took out and was given in the asked time. A withdrawal
 * counts when it has left the platform.
 */
export const cashOf = (period: Period): SQL => sql`cash as (
    select a.member_id,
      sum(e.amount) filter (where x.kind = 'deposit') as deposits,
      -sum(e.amount) filter (where x.kind = 'withdrawal') as withdrawals,
      sum(e.amount) filter (where x.kind = 'commission') as commission,
      sum(e.amount) filter (where ${isAnyText(sql`x.kind`, gifts)}) as rewards
    from team t join accounts a on a.member_id = t.id join entries e on e.account_id = a.id
      join transfers x on x.id = e.transfer_id
    where ${inTime(sql`e.at`, period)} and ${isAnyText(sql`x.kind`, [...gifts, 'deposit', 'withdrawal'])}
    group by a.member_id
  )`

/** An expression `purses` over `team`: the money in each member's main wallet. */
export const purses = sql`purses as (
    select a.member_id, a.balance from team t join accounts a on a.member_id = t.id and a.wallet = 'main'
  )`

import { sql, type SQL } from 'drizzle-orm'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { during, onlyOf, type Players } from '../turnover/only-of.ts'

/** The entries of members in a period one by one, as the parts of `moneyIn`. */
const entriesIn = (period: Period, players?: Players): SQL => sql`
    select a.member_id, a.wallet, x.kind, greatest(e.amount, 0) as incoming, least(e.amount, 0) as outgoing, 1 as transfers, e.at
    from transfers x join entries e on e.transfer_id = x.id join accounts a on a.id = e.account_id
    where a.member_id is not null and ${during(sql`x.at`, period)} and ${during(sql`e.at`, period)}${onlyOf(players)(sql`a.member_id`)}`

/**
 * What came into the wallets of members and went out of them in a period: whole days of the brand from `money_days`, what
 * lies before and after them from `entries`. Each part answers `member_id, wallet, kind, incoming, outgoing, transfers, at`;
 * `outgoing` is zero or below.
 */
export function moneyIn(period: Period, players?: Players): SQL {
  const { days, edges } = wholeDays(period)
  const parts = edges.map((edge) => entriesIn(edge, players))
  if (days || parts.length === 0)
    parts.push(sql`
      select d.member_id, d.wallet, d.kind, d.incoming, d.outgoing, d.transfers, d.day as at
      from money_days d where ${during(sql`d.day`, days ?? { from: 0, until: 0 })}${onlyOf(players)(sql`d.member_id`)}`)
  return sql.join(parts, sql` union all `)
}

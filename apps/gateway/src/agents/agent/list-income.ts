import type { listIncome } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { isAnyText } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { dayOf } from './day-sql.ts'
import { tablePage } from './table-page.ts'
import { inTime, storedTeamPeriodOf } from './team-sql.ts'

const columns = {
  day: 'number',
  commission: 'money',
  dividend: 'money',
  dailySalary: 'money',
  hourlySalary: 'money',
  realtimeSalary: 'money',
  total: 'money',
} as const

const totals = ['commission', 'dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary', 'total'] as const

/** The kinds of transfers that are an agent's income. */
export const incomeKinds = ['commission', 'dividend', 'daily-salary', 'hourly-salary', 'realtime-salary'] as const

/** What this agent was paid by day, as the ledger has it. */
export const handleListIncome: Handler<typeof listIncome> = async (call) => {
  const { memberId } = agentOf(call)
  const sumOf = (kind: (typeof incomeKinds)[number]) => sql`coalesce(sum(e.amount) filter (where x.kind = ${kind}), 0)`
  const found = sql`with found as (
    select ${dayOf(sql`e.at`)} as "day", ${sumOf('commission')} as "commission", ${sumOf('dividend')} as "dividend",
      ${sumOf('daily-salary')} as "dailySalary", ${sumOf('hourly-salary')} as "hourlySalary",
      ${sumOf('realtime-salary')} as "realtimeSalary", sum(e.amount) as "total"
    from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
    where a.member_id = ${memberId} and a.wallet = 'main' and ${inTime(sql`e.at`, await storedTeamPeriodOf(call))} and ${isAnyText(sql`x.kind`, incomeKinds)}
    group by 1
  )`
  return tablePage(call.gateway.db, { found, columns, totals, key: 'day' }, call.request)
}

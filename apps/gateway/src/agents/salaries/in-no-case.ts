import { and, isNull, sql } from 'drizzle-orm'
import { cases, payouts } from '../../kernel/db/index.ts'

/** Payouts that wait in no case; an older gateway opens one for a single payout, whose id is the subject. */
export const inNoCase = and(
  isNull(payouts.caseId),
  sql`not exists (select 1 from ${cases} where ${cases.kind} = 'salary' and ${cases.state} = 'open' and ${cases.subject} = ${payouts.id}::text)`,
)

import type { DividendPeriod } from '@parlour/api-client/endpoints'
import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm'
import { contracts, inParts, isAnyOf, payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { present } from '../../kernel/objects/index.ts'
import type { DownlinePayment } from './settle-contracts.ts'

/**
 * The losses that the newest dividends of these members carry out, by `member/category`: those that were worked out
 * last, since a contract that was replaced in the middle of its month is settled at the end of that month.
 */
export async function carriesOf(tx: Database, memberIds: readonly number[]): Promise<Map<string, number>> {
  const newest = await inParts(memberIds, (some) =>
    tx
      .selectDistinctOn([payouts.memberId, payouts.category], {
        memberId: payouts.memberId,
        category: payouts.category,
        carryOut: payouts.carryOut,
      })
      .from(payouts)
      .where(and(eq(payouts.kind, 'dividend'), isAnyOf(payouts.memberId, some)))
      .orderBy(payouts.memberId, payouts.category, desc(payouts.id)),
  )
  return new Map(newest.map(({ memberId, category, carryOut }) => [`${memberId}/${category}`, carryOut]))
}

/**
 * What dividends of other lengths have been given within a period
 * to the downlines of these members, for their contracts to bear.
 */
export async function downlinePaymentsOf(
  tx: Database,
  { period: { from, until }, length }: { readonly period: Period; readonly length: DividendPeriod },
  uplineIds: readonly number[],
): Promise<DownlinePayment[]> {
  const rows = await inParts(uplineIds, (some) =>
    tx
      .select({
        uplineId: contracts.uplineId,
        memberId: payouts.memberId,
        category: payouts.category,
        amount: payouts.gross,
      })
      .from(contracts)
      .innerJoin(payouts, and(eq(payouts.memberId, contracts.memberId), eq(payouts.contractId, contracts.id)))
      .where(
        and(
          isAnyOf(contracts.uplineId, some),
          eq(contracts.kind, 'dividend'),
          ne(contracts.period, length),
          eq(payouts.kind, 'dividend'),
          gt(payouts.until, from),
          lte(payouts.until, until),
          ne(payouts.status, 'rejected'),
        ),
      )
      .orderBy(asc(payouts.id)),
  )
  return rows.map((row) => ({ ...row, uplineId: present(row.uplineId, `the upline of member ${row.memberId}`) }))
}

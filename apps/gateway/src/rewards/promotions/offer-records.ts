import { and, desc, eq, inArray } from 'drizzle-orm'
import { applications, bonuses, claims, deposits } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { openStatuses } from '../../money/index.ts'
import type { Claim } from './claims.ts'

/** What a member has had of some promotions and done about them: the newest of each kind, by promotion. */
export interface OfferRecords {
  readonly claims: ReadonlyMap<number, Claim>
  readonly applications: ReadonlyMap<number, typeof applications.$inferSelect>
  readonly deposits: ReadonlyMap<number, typeof deposits.$inferSelect>
  /** When the account got its play money; null without it. */
  readonly openedWith: number | null
}

const byPromotion = <Row extends { readonly promotionId: number | null }>(rows: readonly Row[]) =>
  new Map(rows.flatMap((row) => (row.promotionId === null ? [] : [[row.promotionId, row] as const])))

/** Reads them for all promotions of a list, with as many queries for eighty as for one. */
export async function offerRecordsOf(
  db: Database,
  memberId: number,
  promotionIds: readonly number[],
): Promise<OfferRecords> {
  const ids = [...promotionIds]
  const [claimed, applied, deposited, opened] = await Promise.all([
    db
      .selectDistinctOn([claims.promotionId])
      .from(claims)
      .where(and(eq(claims.memberId, memberId), inArray(claims.promotionId, ids)))
      .orderBy(claims.promotionId, desc(claims.issuedAt), desc(claims.id)),
    db
      .selectDistinctOn([applications.promotionId])
      .from(applications)
      .where(and(eq(applications.memberId, memberId), inArray(applications.promotionId, ids)))
      .orderBy(applications.promotionId, desc(applications.id)),
    db
      .selectDistinctOn([deposits.promotionId])
      .from(deposits)
      .where(
        and(
          eq(deposits.memberId, memberId),
          inArray(deposits.promotionId, ids),
          inArray(deposits.status, ['paid', ...openStatuses]),
        ),
      )
      .orderBy(deposits.promotionId, desc(deposits.at)),
    db
      .select({ at: bonuses.at })
      .from(bonuses)
      .where(and(eq(bonuses.memberId, memberId), eq(bonuses.kind, 'demo')))
      .limit(1),
  ])
  return {
    claims: byPromotion(claimed),
    applications: byPromotion(applied),
    deposits: byPromotion(deposited),
    openedWith: opened[0]?.at ?? null,
  }
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { affiliateJoins, affiliateLinks, members, rebateRates } from '../db/tables/index.ts'
import { ratesOf } from '../salaries/pay-commissions.ts'

/** An invitation link of an agent that still stands. */
export interface Affiliate {
  readonly linkId: number
  readonly code: string
  /** Whose downline a new member becomes. */
  readonly uplineId: number
  readonly uplineAccount: string
  /** What is opened: 0 a player, 2 an agent. */
  readonly type: number
  /** Rebate rates of the new member by product type, in parts per million. */
  readonly rates: Readonly<Record<string, number>>
  readonly opened: number
}

/** The link of an invitation code, case aside; null when there is none or it was deleted. */
export async function findAffiliate(db: Database, code: string): Promise<Affiliate | null> {
  const [row] = await db
    .select({
      linkId: affiliateLinks.id,
      code: affiliateLinks.code,
      uplineId: affiliateLinks.memberId,
      uplineAccount: members.username,
      type: affiliateLinks.type,
      rates: affiliateLinks.rates,
      opened: affiliateLinks.opened,
    })
    .from(affiliateLinks)
    .innerJoin(members, eq(members.id, affiliateLinks.memberId))
    .where(and(eq(affiliateLinks.code, code.trim().toUpperCase()), isNull(affiliateLinks.deletedAt)))
  return row ?? null
}

/** Counts that a link was opened. */
export async function countOpening(db: Database, linkId: number): Promise<void> {
  await db.update(affiliateLinks).set({ opened: sql`${affiliateLinks.opened} + 1` }).where(eq(affiliateLinks.id, linkId))
}

/**
 * Writes down, inside the transaction `tx`, that a new member came by a link, and gives it the rates of the link: at most
 * those that its upline has by now, which nobody changes meanwhile.
 */
export async function joinByAffiliate(
  tx: Database, { affiliate, memberId, now }: { affiliate: Affiliate; memberId: number; now: number },
): Promise<void> {
  await tx.insert(affiliateJoins).values({ memberId, linkId: affiliate.linkId, at: now })
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rebate-rates', 0))`)
  const most = (await ratesOf(tx, [affiliate.uplineId])).get(affiliate.uplineId) ?? {}
  const rates = Object.entries(affiliate.rates).flatMap(([productType, rate]): [string, number][] => {
    const given = Math.min(rate, most[productType] ?? 0)
    return given > 0 ? [[productType, given]] : []
  })
  if (rates.length) await tx.insert(rebateRates).values(rates.map(([productType, rate]) => ({ memberId, productType, rate, at: now })))
}

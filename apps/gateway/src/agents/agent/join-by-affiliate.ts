import { eq, sql } from 'drizzle-orm'
import { affiliateJoins, affiliateLinks, rebateRates } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { ratesOf } from './rates-of.ts'

/**
 * Writes down, inside the transaction `tx`, that a new member came by a link, and gives it the rates of the link: at
 * most those that its upline has by now, which no transaction changes meanwhile.
 */
export async function joinByAffiliate(
  tx: Database,
  { linkId, memberId, at }: { linkId: number; memberId: number; at: number },
): Promise<void> {
  const [link] = await tx
    .select({ uplineId: affiliateLinks.memberId, rates: affiliateLinks.rates })
    .from(affiliateLinks)
    .where(eq(affiliateLinks.id, linkId))
  if (!link) throw new Error(`there is no invitation link ${linkId}`)
  await tx.insert(affiliateJoins).values({ memberId, linkId, at })
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rebate-rates', 0))`)
  const most = (await ratesOf(tx, [link.uplineId])).get(link.uplineId) ?? {}
  const rates = Object.entries(link.rates).flatMap(([productType, rate]): [string, number][] => {
    const given = Math.min(rate, most[productType] ?? 0)
    return given > 0 ? [[productType, given]] : []
  })
  if (rates.length)
    await tx.insert(rebateRates).values(rates.map(([productType, rate]) => ({ memberId, productType, rate, at })))
}

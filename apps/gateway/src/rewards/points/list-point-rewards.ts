import type { listPointRewards } from '@parlour/api-client/endpoints'
import { asc, count, eq } from 'drizzle-orm'
import { pointRewards } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'

/** What the points shop offers. */
export const handleListPointRewards: Handler<typeof listPointRewards> = async (call) => {
  const {
    gateway: { db },
    request,
    language,
  } = call
  realMemberOf(call)
  const wanted = request.type === '' ? undefined : eq(pointRewards.type, request.type)
  const { limit, offset } = rowsOf(request)
  const [total] = await db.select({ n: count() }).from(pointRewards).where(wanted)
  const rows = await db
    .select()
    .from(pointRewards)
    .where(wanted)
    .orderBy(asc(pointRewards.position), asc(pointRewards.id))
    .limit(limit)
    .offset(offset)
  return {
    list: rows.map((row) => ({
      rewardId: row.id,
      name: localized(row.name, language),
      type: row.type,
      point: row.points,
      amount: row.amount,
      availableQuantity: row.stock,
      imageUrl: row.picture && `/img/${row.picture}`,
      description: localized(row.description, language),
      terms: row.terms && serializeTerms(row.terms, { amount: row.amount }),
    })),
    ...pagesOf(request, total?.n ?? 0),
  }
}

import { toWireMoney, type listPointRewards } from '@parlour/api-client/endpoints'
import { asc, count, eq } from 'drizzle-orm'
import { pointRewards } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { saidIn } from '../http/languages.ts'
import { answerTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { trueMemberOf } from '../wallet/true-member.ts'

type RewardType = 'CASH' | 'GIFT' | 'PROMO'

/** What the point mall offers. */
export const handleListPointRewards: Handler<typeof listPointRewards> = async (call) => {
  const { gateway: { db }, request, language } = call
  trueMemberOf(call)
  const wanted = request.type === '' ? undefined : eq(pointRewards.type, request.type)
  const { limit, offset } = rowsOf(request)
  const [total] = await db.select({ n: count() }).from(pointRewards).where(wanted)
  const rows = await db.select().from(pointRewards).where(wanted)
    .orderBy(asc(pointRewards.position), asc(pointRewards.id)).limit(limit).offset(offset)
  return {
    list: rows.map((row) => ({
      rewardId: row.id,
      name: saidIn(row.name, language),
      type: row.type as RewardType,
      point: row.points,
      amount: row.amount === null ? null : toWireMoney(row.amount),
      availableQuantity: row.stock,
      imageUrl: null,
      description: saidIn(row.description, language),
      terms: row.terms && answerTerms(row.terms, { amount: row.amount }),
    })),
    ...pagesOf(request, total?.n ?? 0),
  }
}

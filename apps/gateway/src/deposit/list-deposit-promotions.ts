import { toWireMoney, type listDepositPromotions } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { sentence } from '../http/messages.ts'
import { termsOf } from '../promotions/rules.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { depositPromotions, whyNot } from './promotions.ts'

/** The bonuses that deposits may carry, each with its terms and whether the member can take it now. */
export const handleListDepositPromotions: Handler<typeof listDepositPromotions> = async (call) => {
  const { memberId } = trueMemberOf(call)
  const { language } = call
  const reason = await whyNot(call.gateway.db, memberId)
  const list = depositPromotions.map((promotion) => ({
    promotionId: promotion.id,
    title: promotion.title[language],
    percent: promotion.percent,
    maximumBonus: toWireMoney(promotion.maximumBonus),
    minimumDeposit: toWireMoney(promotion.minimumDeposit),
    wagerTimes: promotion.wagerTimes,
    days: promotion.days,
    terms: termsOf(promotion.id),
    excluded: [...promotion.excluded],
    weights: { ...promotion.weights },
    available: reason === null,
    reason: reason && sentence(reason, language),
    endTime: null,
  }))
  return { list }
}

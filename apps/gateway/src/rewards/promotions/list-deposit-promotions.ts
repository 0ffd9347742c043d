import type { listDepositPromotions } from '@parlour/api-client/endpoints'
import { localized, sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { depositPromotions, whyNot } from '../../money/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { serializeTerms } from './terms.ts'

/** The bonuses that deposits may carry, each with its terms and whether the member can take it now. */
export const handleListDepositPromotions: Handler<typeof listDepositPromotions> = async (call) => {
  const { memberId } = realMemberOf(call)
  const {
    gateway: { db },
    language,
    now,
  } = call
  const list = (await depositPromotions(db, now)).map(async (promotion) => {
    const { id, title, rule, terms } = promotion
    const stated = serializeTerms(terms, { amount: null })
    const reason = await whyNot(db, promotion, memberId)
    return {
      promotionId: id,
      title: localized(title, language),
      percent: rule.percent,
      maximumBonus: rule.maximum,
      minimumDeposit: rule.minimumDeposit,
      wagerTimes: terms.multiple,
      days: present(terms.days, 'the days of a deposit bonus'),
      terms: stated,
      excluded: stated.excludedCategories,
      weights: stated.weights,
      available: reason === null,
      reason: reason && sentence(reason, language),
      endTime: null,
    }
  })
  return { list: await Promise.all(list) }
}

import { toWireMoney, type listRegisterPromotions } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { saidIn } from '../http/languages.ts'
import { ruleOf, termsOf } from './rules.ts'
import { runningPromotions } from './running-promotion.ts'

const sum = (minor: number | null): number | null => (minor === null ? null : toWireMoney(minor))

/** The promotions that wait for a new member. */
export const handleListRegisterPromotions: Handler<typeof listRegisterPromotions> = async ({
  gateway, language, now,
}) => ({
  list: runningPromotions(gateway, now)
    .filter(({ category }) => category === 'new_player')
    .map(({ id, title, summary }) => {
      const rule = ruleOf(id)
      return {
        promotionId: id,
        title: saidIn(title, language),
        summary: summary && saidIn(summary, language),
        amount: sum(rule?.amount ?? null),
        maximumAmount: sum(rule?.maximum ?? null),
        currency: rule?.currency ?? null,
        terms: termsOf(id),
      }
    }),
})

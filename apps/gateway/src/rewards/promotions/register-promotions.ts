import type { listRegisterPromotions } from '@parlour/api-client/endpoints'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { figuresOf } from './promotion-figures.ts'
import { promotionOf, termsOf } from './promotion-terms.ts'
import { runningPromotions } from './running-promotion.ts'

/** The promotions that wait for a new member. */
export const handleListRegisterPromotions: Handler<typeof listRegisterPromotions> = async ({
  gateway,
  language,
  now,
}) => ({
  list: runningPromotions(gateway, now)
    .filter(({ category }) => category === 'new_player')
    .map(({ id, title, summary }) => {
      const promotion = promotionOf(gateway, id)
      const figures = promotion && figuresOf(promotion.rule)
      return {
        promotionId: id,
        title: localized(title, language),
        summary: summary && localized(summary, language),
        amount: figures?.amount ?? null,
        maximumAmount: figures?.maximum ?? null,
        currency: figures?.currency ?? null,
        terms: termsOf(gateway, id),
      }
    }),
})

import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PromotionRule, PromotionType } from '../values/promotion-rule.ts'
import type { PromotionTerms } from '../values/terms.ts'

/** What promotions give and ask for; texts and dates are in the announcement with the same id. */
export const promotions = pgTable('promotions', {
  id: integer().primaryKey(),
  type: text()
    .$type<PromotionType>()
    .notNull()
    .generatedAlwaysAs(sql`rule ->> 'type'`),
  rule: jsonb().$type<PromotionRule>().notNull(),
  /** Null where no bonus is given: the play money of a new account stays play money. */
  terms: jsonb().$type<PromotionTerms>(),
  /** The name of the drawn picture; null for those of the banners that lead to it, or the one of its kind. */
  picture: text(),
  /** Whether the operator has added, changed or ended it: then a seed leaves its announcement as it is. */
  decided: boolean().notNull().default(false),
})

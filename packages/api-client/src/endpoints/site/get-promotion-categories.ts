import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const category = v.object({
  /** What `promoAnnouncementCategoryIds` of a promotion names. */
  id,
  /** What `category` of a promotion names. */
  code: optionalText,
  name: v.string(),
})

/** A group of promotions. */
export type PromotionCategory = v.InferOutput<typeof category>

/** The groups that promotions are listed by, in their order and in the language of the call. Source: contract 3.7. */
export const getPromotionCategories = defineEndpoint({
  name: 'getPromotionCategories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  moduleId: 'COMM3',
  token: 'optional',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(category) }),
})

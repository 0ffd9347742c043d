import type { getPromotionCategories } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { saidIn } from '../http/languages.ts'

/** The groups of promotions, in their order. */
export const handlePromotionCategories: Handler<typeof getPromotionCategories> = async ({ gateway, language }) => ({
  list: gateway.content.categories.map(({ id, code, name }) => ({ id, code, name: saidIn(name, language) })),
})

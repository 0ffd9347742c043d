import type { getPromotionCategories } from '@parlour/api-client/endpoints'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** The groups of promotions, in their order. */
export const handlePromotionCategories: Handler<typeof getPromotionCategories> = async ({ gateway, language }) => ({
  list: gateway.content.categories.map(({ id, code, name }) => ({ id, code, name: localized(name, language) })),
})

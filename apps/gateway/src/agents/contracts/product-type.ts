import { productTypes, type ProductType } from '@parlour/api-client/endpoints'
import { isOneOf } from '../../kernel/objects/index.ts'

/** What a category of games counts as for rebates and contracts: esports and cockfights are sports. */
export function productTypeOf(category: string): ProductType {
  if (isOneOf(productTypes, category)) return category
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : 'RNG'
}

/** The categories of games that count as a product type. */
export const categoriesOf = (productType: string): readonly string[] =>
  productType === 'SPORTS' ? ['SPORTS', 'ESPORTS', 'COCKFIGHT'] : [productType]

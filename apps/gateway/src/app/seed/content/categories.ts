import type { Words } from '../../../kernel/db/index.ts'
import { addTranslations } from './translations/add-translations.ts'

/** A group of promotions to publish; `code` is the `category` of its promotions. */
export interface SeedCategory {
  readonly id: number
  readonly code: string
  readonly name: Words
}

const written: readonly SeedCategory[] = [
  { id: 1691, code: 'new_player', name: { EN: 'New players', TY: 'Mga bagong manlalaro' } },
  { id: 1692, code: 'deposit', name: { EN: 'Deposit', TY: 'Deposit' } },
  { id: 1693, code: 'cashback', name: { EN: 'Cashback', TY: 'Cashback' } },
  { id: 1694, code: 'vip', name: { EN: 'VIP', TY: 'VIP' } },
  { id: 1695, code: 'fishing', name: { EN: 'Fishing', TY: 'Fishing' } },
  { id: 1696, code: 'referral', name: { EN: 'Invite friends', TY: 'Mag-imbita ng kaibigan' } },
  { id: 1697, code: 'live', name: { EN: 'Live tables', TY: 'Live tables' } },
]

/** The groups of promotions, in their order. */
export const seedCategories: readonly SeedCategory[] = written.map((category) => ({
  ...category,
  name: addTranslations(category.name, ({ categories }) => categories[category.id]),
}))

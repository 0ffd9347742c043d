import type { ProviderCard, ProviderLane } from '@parlour/api-client/endpoints'
import { categories, isCategory, type Category, type ProviderGroups } from './category.ts'
import { hotFirst, markedCard } from './provider-rules.ts'

/** A category with its providers; one without providers does not exist. */
export interface Lane {
  readonly category: Category
  /** Hot ones first. */
  readonly providers: readonly ProviderCard[]
  readonly subCategories: ProviderLane['gameClassify']
  /** Games of all its providers. */
  readonly count: number
}

const gamesOf = (providers: readonly ProviderCard[]): number =>
  providers.reduce((sum, vendor) => sum + vendor.gameCount, 0)

/**
 * The categories of the site from the provider lanes: esports and cockfight providers
 * leave SPORTS, in-house providers are copied from RNG into a category of their own,
 * categories without providers are left out. Source: specification 4, contract 3.6.
 *
 * @returns the categories in the order of the menu
 * @example const lanes = lanesOf(data.data.lanes, { esports: [], cockfight: [], inhouse: ['XGS', 'SS'] })
 */
export function lanesOf(wire: readonly ProviderLane[], groups: ProviderGroups): Lane[] {
  const cards = new Map<Category, ProviderCard[]>(categories.map((category) => [category, []]))
  const subCategories = new Map<Category, ProviderLane['gameClassify']>()
  const add = (category: Category, card: ProviderCard) =>
    cards.get(category)?.push(groups.marks ? markedCard(card, groups.marks) : card)

  for (const lane of wire) {
    if (!isCategory(lane.title)) continue
    subCategories.set(lane.title, lane.gameClassify)
    for (const card of lane.cards) {
      if (lane.title === 'SPORTS' && groups.esports.includes(card.vassalage)) add('ESPORTS', card)
      else if (lane.title === 'SPORTS' && groups.cockfight.includes(card.vassalage)) add('COCKFIGHT', card)
      else add(lane.title, card)
      if (lane.title === 'RNG' && groups.inhouse.includes(card.vassalage)) add('INHOUSE', card)
    }
  }
  return categories.flatMap((category) => {
    const providers = hotFirst(cards.get(category) ?? [])
    if (providers.length === 0) return []
    return [{ category, providers, subCategories: subCategories.get(category) ?? [], count: gamesOf(providers) }]
  })
}

/** A provider over all categories. */
export interface Provider {
  readonly code: string
  readonly name: string
  readonly logo: string | null
  readonly inkLogo: string | null
  /** The category it has most games in. */
  readonly home: Category
  readonly count: number
}

/**
 * Every provider once, the one with most games first. In-house copies count once.
 *
 * @returns the providers
 * @example providersOf(lanes).map(({ name, count }) => `${name}: ${count}`)
 */
export function providersOf(lanes: readonly Lane[]): Provider[] {
  const byCode = new Map<string, Provider & { best: number }>()
  for (const { category, providers } of lanes) {
    if (category === 'INHOUSE') continue
    for (const { vassalage, displayName, smallIcon, lagerIcon, gameCount } of providers) {
      const known = byCode.get(vassalage)
      const best = Math.max(known?.best ?? 0, gameCount)
      const home = known && known.best >= gameCount ? known.home : category
      byCode.set(vassalage, {
        code: vassalage,
        name: displayName,
        logo: smallIcon,
        inkLogo: lagerIcon,
        home,
        count: (known?.count ?? 0) + gameCount,
        best,
      })
    }
  }
  return [...byCode.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

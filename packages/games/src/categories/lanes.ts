import type { VendorCard, VendorLane } from '@parlour/api-client/endpoints'
import { categories, isCategory, type Category, type VendorGroups } from './category.ts'
import { hotFirst, signedCard } from './vendor-rules.ts'

/** A category with its studios; one without studios does not exist. */
export interface Lane {
  readonly category: Category
  /** Hot ones first. */
  readonly vendors: readonly VendorCard[]
  readonly subCategories: VendorLane['gameClassify']
  /** Games of all its studios. */
  readonly count: number
}

const gamesOf = (vendors: readonly VendorCard[]): number => vendors.reduce((sum, vendor) => sum + vendor.gameCount, 0)

/**
 * The categories of the site from the vendor lanes: sports vendors that are esports or cockfight houses leave SPORTS,
 * in-house studios are copied from RNG into a category of their own, lanes without studios vanish.
 * Source: specification 4, contract 3.6.
 */
export function lanesOf(wire: readonly VendorLane[], groups: VendorGroups): Lane[] {
  const cards = new Map<Category, VendorCard[]>(categories.map((category) => [category, []]))
  const subCategories = new Map<Category, VendorLane['gameClassify']>()
  const add = (category: Category, card: VendorCard) => cards.get(category)?.push(groups.signs ? signedCard(card, groups.signs) : card)

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
    const vendors = hotFirst(cards.get(category) ?? [])
    if (vendors.length === 0) return []
    return [{ category, vendors, subCategories: subCategories.get(category) ?? [], count: gamesOf(vendors) }]
  })
}

/** A studio over all categories. */
export interface Studio {
  readonly code: string
  readonly name: string
  readonly logo: string | null
  readonly inkLogo: string | null
  /** The category it has most games in. */
  readonly home: Category
  readonly count: number
}

/** Every studio once, the largest first. In-house copies count once. */
export function studiosOf(lanes: readonly Lane[]): Studio[] {
  const studios = new Map<string, Studio & { best: number }>()
  for (const { category, vendors } of lanes) {
    if (category === 'INHOUSE') continue
    for (const { vassalage, displayName, smallIcon, lagerIcon, gameCount } of vendors) {
      const known = studios.get(vassalage)
      const best = Math.max(known?.best ?? 0, gameCount)
      const home = known && known.best >= gameCount ? known.home : category
      studios.set(vassalage, { code: vassalage, name: displayName, logo: smallIcon, inkLogo: lagerIcon, home, count: (known?.count ?? 0) + gameCount, best })
    }
  }
  return [...studios.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

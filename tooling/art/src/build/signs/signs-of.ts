import type { CatalogueGame } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { rngThemes } from '../../../../../apps/gateway/src/app/seed/catalogue/titles/rng-themes.ts'
import { signCount } from '../../paths.ts'
import { directed } from '../data/directed.ts'
import { pools } from '../data/pools.ts'
import { entriesFor } from '../data/words.ts'
import { chance } from '../draw/chance.ts'
import type { Look } from '../posters/assign.ts'

/** What a player would take for the sun that stands in for others, or for the comet that gives free spins. */
const alikeSpecial = new Set(['sun', 'comet', 'comet-spark', 'falling-star', 'round-star'])

const heroesOf = (text: string): readonly string[] => entriesFor(text).flatMap(({ heroes }) => heroes)

/** What the other heads of a title's word family stand for, in an order of its own. */
const family = ({ id, title }: CatalogueGame): readonly string[] => {
  const theme = rngThemes.find(({ heads }) => heads.some((head) => title.includes(head)))
  return (theme?.heads ?? [])
    .flatMap(heroesOf)
    .map((icon) => ({ icon, order: chance(`${id}/sign/${icon}`)() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ icon }) => icon)
}

/**
 * The figures of a slot's four highest signs: that of its poster,
 * then what its title, its word family and its category stand for.
 */
export const signsOf = (game: CatalogueGame, look: Look): readonly string[] => {
  const hand = directed.get(game.title)?.symbols ?? []
  const figures = new Set([
    look.icon,
    ...heroesOf(game.title),
    ...hand,
    ...family(game),
    ...pools[game.category].heroes,
  ])
  return [...figures].filter((icon) => !alikeSpecial.has(icon)).slice(0, signCount)
}

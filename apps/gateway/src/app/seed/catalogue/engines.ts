import type { EngineName } from '../../../play/index.ts'
import type { CatalogueGame } from './games.ts'
import { providers } from './providers.ts'

const inHouse = new Set<string>(providers.filter((provider) => provider.inHouse).map(({ code }) => code))
const reels = new Set(['5Reels', 'SM'])
const sportsbookCategories = new Set<string>(['SPORTS', 'ESPORTS', 'COCKFIGHT'])

/**
 * Which engine plays a game: the lotteries are drawn and the baccarat tables dealt here whichever provider's they are,
 * the in-house providers have their own, the others' titles run on the shared cabinet.
 */
export function engineOf({
  category,
  provider,
  classify,
}: Pick<CatalogueGame, 'category' | 'provider' | 'classify'>): EngineName {
  if (category === 'LOTT' || category === 'ELOTT') return 'draw-games'
  if (category === 'LIVE' && classify === 'BAC') return 'baccarat'
  if (!inHouse.has(provider)) return 'generic-game'
  if (sportsbookCategories.has(category)) return 'sportsbook'
  if (classify === 'Crash') return 'crash'
  if (category === 'FISH') return 'fishing'
  if (category === 'PVP') return 'poker-tables'
  return category === 'RNG' && reels.has(classify) ? 'slot' : 'generic-game'
}

import type { EngineName } from '../../play/engine-name.ts'
import type { CatalogueGame } from './games.ts'
import { studios } from './studios.ts'

const inHouse = new Set<string>(studios.filter((studio) => studio.inHouse).map(({ code }) => code))
const reels = new Set(['5Reels', 'SM'])
const coupons = new Set<string>(['SPORTS', 'ESPORTS', 'COCKFIGHT'])

/**
 * Which engine plays a game: the lotteries are drawn and the baccarat tables dealt here whoever's they are, the in-house studios
 * have their own, the others' titles run on the shared cabinet.
 */
export function engineOf({ category, studio, classify }: Pick<CatalogueGame, 'category' | 'studio' | 'classify'>): EngineName {
  if (category === 'LOTT' || category === 'ELOTT') return 'numbers'
  if (category === 'LIVE' && classify === 'BAC') return 'baccarat'
  if (!inHouse.has(studio)) return 'cabinet'
  if (coupons.has(category)) return 'coupon'
  if (classify === 'Crash') return 'crash'
  if (category === 'FISH') return 'fishing'
  if (category === 'PVP') return 'rooms'
  return category === 'RNG' && reels.has(classify) ? 'slot' : 'cabinet'
}

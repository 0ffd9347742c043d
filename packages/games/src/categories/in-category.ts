import type { GameRow } from '@parlour/api-client/endpoints'
import type { Category, ProviderGroups } from './category.ts'

/**
 * Whether a game stands in a category, where the platform lists games of all
 * categories together: in-house games are slots of their providers, and sports of
 * the houses that make up esports or cockfight stand there instead. Source: LOB-05.
 */
export function inCategory(
  { gameType, vassalage }: Pick<GameRow, 'gameType' | 'vassalage'>,
  category: Category,
  { esports, cockfight, inhouse }: ProviderGroups,
): boolean {
  if (category === 'INHOUSE') return gameType === 'RNG' && inhouse.includes(vassalage)
  if (gameType !== 'SPORTS') return gameType === category
  if (esports.includes(vassalage)) return category === 'ESPORTS'
  if (cockfight.includes(vassalage)) return category === 'COCKFIGHT'
  return category === 'SPORTS'
}

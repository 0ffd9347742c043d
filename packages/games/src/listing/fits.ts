import type { GameRow } from '@parlour/api-client/endpoints'
import type { ListingParams } from './listing-params.ts'

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a game fits the filters of a listing, for lists that
 * the platform does not filter: favourites and recent games.
 */
export function fits(row: GameRow, { q = '', provider = '', type = '', bet = 0, lines = 0 }: ListingParams): boolean {
  const words = folded(q).split(' ').filter(Boolean)
  const said = folded([row.gameName, row.nodeName, row.displayName].join(' '))
  return (
    words.every((word) => said.includes(word)) &&
    (!provider || row.vassalage === provider) &&
    (!type || row.gameClassifyNew === type) &&
    (row.minBet ?? 0) >= bet * 100 &&
    (row.minLineNum ?? 0) >= lines
  )
}

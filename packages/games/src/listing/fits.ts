import type { GameRow } from '@parlour/api-client/endpoints'
import { fold, wordsOf } from '@parlour/validation/fold'
import type { ListingParams } from './listing-params.ts'

/**
 * Whether a game fits the filters of a listing, for lists that
 * the platform does not filter: favourites and recent games.
 */
export function fits(row: GameRow, { q = '', provider = '', type = '', bet = 0, lines = 0 }: ListingParams): boolean {
  const words = wordsOf(q)
  const said = fold([row.gameName, row.nodeName, row.displayName].join(' '))
  return (
    words.every((word) => said.includes(word)) &&
    (!provider || row.vassalage === provider) &&
    (!type || row.gameClassifyNew === type) &&
    (row.minBet ?? 0) >= bet * 100 &&
    (row.minLineNum ?? 0) >= lines
  )
}

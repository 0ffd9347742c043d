import type { listGames, ServedRequestOf } from '@parlour/api-client/endpoints'
import { wordsOf } from '@parlour/validation/fold'
import type { Handler } from '../../kernel/http/index.ts'
import type { Catalogue, Game } from '../../kernel/ports/index.ts'
import { gameRow, isDemonstration, reelsOf } from './game-row.ts'

type Query = ServedRequestOf<typeof listGames>

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const orders: Record<Query['sort'], ((a: Game, b: Game) => number) | null> = {
  popular: null,
  name: (a, b) => byTitle.compare(a.title, b.title) || a.id - b.id,
  new: (a, b) =>
    Number(b.isNew) - Number(a.isNew) ||
    (a.newPosition ?? 1000) - (b.newPosition ?? 1000) ||
    a.rank - b.rank ||
    a.id - b.id,
}

/** Over all categories, what has an engine of its own stands before what the shared machine shows. */
const demonstrationsLast = (a: Game, b: Game): number => Number(isDemonstration(a)) - Number(isDemonstration(b))

/** The games that a query asks for, in its order. `minBet` of the query in minor units. */
export function selectGames(catalogue: Catalogue, query: Query): Game[] {
  const words = wordsOf(query.gameName)
  const providers = query.vassalage.split(',').filter(Boolean)
  const kinds = query.gameClassify.split(',').filter(Boolean)
  const inHouse = new Set(catalogue.providers.filter((provider) => provider.inHouse).map((provider) => provider.code))
  const ofCategory = (game: Game): boolean => {
    if (query.gameType === 'INHOUSE') return game.category === 'RNG' && inHouse.has(game.provider)
    return query.gameType === '' || query.gameType === 'ALL' || game.category === query.gameType
  }
  const found = catalogue.games.filter(
    (game) =>
      ofCategory(game) &&
      (providers.length === 0 || providers.includes(game.provider)) &&
      (kinds.length === 0 || kinds.includes(game.classify)) &&
      (query.minBet === undefined || game.minBet >= query.minBet) &&
      (query.minLineNum === undefined || reelsOf(game).lines >= query.minLineNum) &&
      (query.flag !== 'hot' || game.hot) &&
      (query.flag !== 'new' || game.isNew) &&
      words.every((word) => catalogue.searchText(game).includes(word)),
  )
  const order = orders[query.sort] ?? (query.gameType === '' ? demonstrationsLast : null)
  return order ? found.toSorted(order) : found
}

/** One page of games. */
export const handleListGames: Handler<typeof listGames> = async ({ gateway, request, now }) => {
  await gateway.catalogue.refresh(now)
  const found = selectGames(gateway.catalogue, request)
  const from = (request.pageNo - 1) * request.pageSize
  return {
    games: found.slice(from, from + request.pageSize).map((game) => gameRow(gateway.catalogue, game, now)),
    totalPages: Math.ceil(found.length / request.pageSize),
    totalCount: found.length,
  }
}

import type { ApiClient } from '@parlour/api-client'
import { listFavouriteGames, listGames } from '@parlour/api-client/endpoints'
import type { Category, VendorGroups } from '../categories/category.ts'
import { fromRow, type Game } from '../game.ts'
import type { ListingParams } from './listing-params.ts'

/** Games a page holds: it divides by every number of columns. Source: specification 9. */
export const pageSize = 42

/** One page of a listing. */
export interface GamesPage {
  readonly games: readonly Game[]
  readonly totalPages: number
  readonly totalCount: number
}

/** What a listing is asked for. */
export interface ListingQuestion {
  readonly category: Category
  readonly params: ListingParams
  readonly language: string
  readonly groups: VendorGroups
}

/** In-house games are slots of the in-house studios: the platform knows no such type. */
const wireScope = ({ category, params, groups }: ListingQuestion) =>
  category === 'INHOUSE'
    ? { gameType: 'RNG', vassalage: params.studio || groups.inhouse.join(',') }
    : { gameType: category, vassalage: params.studio ?? '' }

async function fetchPage(api: ApiClient, question: ListingQuestion, pageNo: number): Promise<GamesPage> {
  const { params, language, category, groups } = question
  if (params.view === 'favourites') {
    const { content, totalPages } = await api.call(listFavouriteGames, { pageNum: pageNo, pageSize })
    const games = content.map(fromRow).filter((game) => category === 'INHOUSE' ? groups.inhouse.includes(game.vendor) : game.category === category)
    return { games, totalPages, totalCount: games.length }
  }
  const { games, totalPages, totalCount } = await api.call(listGames, {
    ...wireScope(question),
    gameName: params.q ?? '',
    gameClassify: params.type ?? '',
    ...(params.bet ? { minBet: params.bet * 100 } : {}),
    ...(params.lines ? { minLineNum: params.lines } : {}),
    sort: params.sort ?? 'popular',
    flag: params.view === 'hot' || params.view === 'new' ? params.view : '',
    // The platform answers nothing when a language goes with a name.
    language: params.q ? '' : language,
    pageNo,
    pageSize,
  })
  return { games: games.map(fromRow), totalPages, totalCount }
}

/** The pages of a listing, for an infinite list; page numbers from 1. */
export const gamesQuery = (api: ApiClient, question: ListingQuestion) => ({
  queryKey: ['games', question.category, question.params, question.language] as const,
  queryFn: ({ pageParam }: { pageParam: number }) => fetchPage(api, question, pageParam),
  initialPageParam: 1,
  getNextPageParam: (last: GamesPage, _: readonly GamesPage[], page: number) => (page < last.totalPages ? page + 1 : undefined),
  staleTime: 60_000,
})

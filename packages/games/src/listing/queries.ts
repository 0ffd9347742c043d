import type { ApiClient } from '@parlour/api-client'
import { listFavouriteGames, listGames, listRecentGames } from '@parlour/api-client/endpoints'
import type { Category, ProviderGroups } from '../categories/category.ts'
import { inCategory } from '../categories/in-category.ts'
import { fromRow, type Game } from '../game.ts'
import { fits } from './fits.ts'
import { isOwnView, type ListingParams } from './listing-params.ts'

/** Games a page holds: it divides by every number of columns. Source: specification 9. */
export const pageSize = 42

/** One page of a listing. */
export interface GamesPage {
  readonly games: readonly Game[]
  readonly page: number
  readonly totalPages: number
  /** Games on all pages; null where only those that have come can be counted. */
  readonly totalCount: number | null
}

/** What a listing is asked for. */
export interface ListingQuestion {
  readonly category: Category
  readonly params: ListingParams
  readonly language: string
  readonly groups: ProviderGroups
  /** Whose favourites and recent games are meant; the other views are the same for everybody. */
  readonly account?: string
}

/** In-house games are slots of the in-house providers: the platform knows no such type. */
const wireScope = ({ category, params, groups }: ListingQuestion) =>
  category === 'INHOUSE'
    ? { gameType: 'RNG', vassalage: params.provider || groups.inhouse.join(',') }
    : { gameType: category, vassalage: params.provider ?? '' }

/** Rows asked for at once of a list that is filtered here: the most that the platform gives. */
const ownPageSize = 100

/** A page of the member's own games that holds at least one which fits, unless the list ends first. Source: LOB-07. */
async function fetchOwnPage(
  api: ApiClient,
  view: 'favourites' | 'recent',
  { category, params, groups }: ListingQuestion,
  from: number,
): Promise<GamesPage> {
  for (let page = from; ; page += 1) {
    const asked = { pageNum: page, pageSize: ownPageSize }
    const { rows, totalPages } =
      view === 'recent'
        ? await api.call(listRecentGames, asked).then(({ list, ...end }) => ({ rows: list, ...end }))
        : await api.call(listFavouriteGames, asked).then(({ content, ...end }) => ({ rows: content, ...end }))
    const games = rows.filter((row) => inCategory(row, category, groups) && fits(row, params)).map(fromRow)
    if (games.length > 0 || page >= (totalPages ?? 0))
      return { games, page, totalPages: totalPages ?? 0, totalCount: null }
  }
}

async function fetchPage(api: ApiClient, question: ListingQuestion, pageNo: number): Promise<GamesPage> {
  const { params, language } = question
  if (isOwnView(params.view)) return fetchOwnPage(api, params.view, question, pageNo)
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
  return { games: games.map(fromRow), page: pageNo, totalPages: totalPages ?? 0, totalCount: totalCount ?? null }
}

/**
 * Query options of a listing's pages, for `useInfiniteQuery`; pages count from 1. They stay cached while a game is
 * played, so that Back returns to the same place, and a long list is not refetched on focus.
 *
 * @returns options for `useInfiniteQuery`
 * @example useInfiniteQuery(gamesQuery(api, { category: 'RNG', params: {}, language: 'EN', groups }))
 */
export const gamesQuery = (api: ApiClient, question: ListingQuestion) => ({
  queryKey: [
    'games',
    question.category,
    question.params,
    question.language,
    isOwnView(question.params.view) ? (question.account ?? '') : null,
  ] as const,
  meta: { everybody: !isOwnView(question.params.view) },
  queryFn: ({ pageParam }: { pageParam: number }) => fetchPage(api, question, pageParam),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }: GamesPage) => (page < totalPages ? page + 1 : undefined),
  // One's own lists change with every game that is played or marked.
  staleTime: isOwnView(question.params.view) ? 0 : 600_000,
  gcTime: 1_800_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

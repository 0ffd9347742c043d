import type { AgentPage } from '@parlour/agent'
import type { Openable } from '@parlour/game-launch'
import { mergeParams, type Category, type ListingParams, type LotteryPlay } from '@parlour/games'
import type { MemberPage } from '@parlour/member'
import type { CentreSearch } from './-centre-search.ts'

const segments = {
  LOTT: 'lott',
  ELOTT: 'elott',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  INHOUSE: 'inhouse',
} as const satisfies Record<Category, string>

/** The path of a category without its slash. */
export type CategorySegment = (typeof segments)[Category]

const bySegment = new Map<string, Category>(
  Object.entries(segments).map(([category, segment]) => [segment, category as Category]),
)

/** The category that a path names, or null. Source: SYS-08. */
export const categoryOf = (segment: string): Category | null => bySegment.get(segment) ?? null

/** The path segment of a category. */
export const segmentOf = (category: Category): CategorySegment => segments[category]

const query = (params: object): string => {
  const said = Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

/** Every address of the site that something links to. */
export const hrefs = {
  home: '/',
  register: '/register',
  member: (page: MemberPage | null = null, search: CentreSearch = {}) =>
    `/member${page === null ? '' : `/${page}${query(search)}`}`,
  agent: (page: AgentPage | null = null, search: CentreSearch = {}) =>
    `/agent${page === null ? '' : `/${page}${query(search)}`}`,
  category: (category: Category, params: ListingParams = {}) =>
    `/${segments[category]}${query(mergeParams({}, params))}`,
  /** A game in a frame under the header; `seamless` gives it the whole page. */
  game: (
    game: Pick<Openable, 'id' | 'vendor' | 'roomId' | 'name'>,
    way: 'game' | 'seamless' = 'game',
    how: { trial?: boolean; blocked?: boolean } = {},
  ) =>
    `/${way}${query({ node: game.id, vendor: game.vendor, room: game.roomId, name: game.name, trial: how.trial ? 1 : null, blocked: how.blocked ? 1 : null })}`,
  lotteryPlay: ({ code, name, area, prizeMode, view, vendor }: LotteryPlay) =>
    `/game${query({ lottery: code, area, mode: prizeMode, view, vendor, name })}`,
  lottery: (search: { gameCode?: string | undefined; playType?: string | undefined } = {}) =>
    `/lottery${query(search)}`,
  vietnam: (search: { gameCode?: string } = {}) => `/vnlottery${query(search)}`,
  promotions: (category: string | null = null) => `/promotions${query({ category })}`,
  promotion: (id: string) => `/promoDetail${query({ id })}`,
  pointMall: (search: Partial<Record<'type' | 'record' | 'page' | 'sort', string | undefined>> = {}) =>
    `/pointMall${query(search)}`,
  /** Home with the help over it. */
  help: (topic: string | null = null) => `/help${query({ topic })}`,
  helpCentre: (topic: string | null = null, q = '') => `/helpmc${query({ topic, q })}`,
  download: '/download',
}

/** Older addresses of the same pages. Source: SYS-03, SYS-04. */
export const aliases: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/register.html': '/register',
}

import type { AgentPage } from '@parlour/agent'
import { mergeParams, type Category, type Game, type ListingParams } from '@parlour/games'
import type { MemberPage, RecordSearch } from '@parlour/member'

const segments = {
  LOTT: 'lott', ELOTT: 'elott', LIVE: 'live', SPORTS: 'sports', FISH: 'fish', RNG: 'rng', PVP: 'pvp',
  ESPORTS: 'esports', COCKFIGHT: 'cockfight', INHOUSE: 'inhouse',
} as const satisfies Record<Category, string>

/** The path of a category without its slash. */
export type CategorySegment = (typeof segments)[Category]

const bySegment = new Map<string, Category>(Object.entries(segments).map(([category, segment]) => [segment, category as Category]))

/** The category that a path names, or null. Source: SYS-08. */
export const categoryOf = (segment: string): Category | null => bySegment.get(segment) ?? null

/** The path segment of a category. */
export const segmentOf = (category: Category): CategorySegment => segments[category]

const query = (params: object): string => {
  const text = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

/** Every address of the site that something links to. */
export const hrefs = {
  home: '/',
  register: '/register',
  member: (page: MemberPage | null = null, search: RecordSearch = {}) => `/member${page === null ? '' : `/${page}${query(search)}`}`,
  agent: (page: AgentPage | null = null) => `/agent${page === null ? '' : `/${page}`}`,
  category: (category: Category, params: ListingParams = {}) => `/${segments[category]}${query(mergeParams({}, params))}`,
  game: ({ id, vendor, roomId, name }: Pick<Game, 'id' | 'vendor' | 'roomId' | 'name'>) => `/game${query({ node: id, vendor, room: roomId, name })}`,
}

/** Older addresses of the same pages. Source: SYS-03, SYS-04. */
export const aliases: Readonly<Record<string, string>> = {
  '/index': '/', '/index.html': '/', '/home': '/', '/register.html': '/register',
}

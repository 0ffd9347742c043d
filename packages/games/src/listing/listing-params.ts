import * as v from 'valibot'

/** Which games of a category: all, hot, new, the member's favourites, or what the member played last. */
export const views = ['all', 'hot', 'new', 'favourites', 'recent'] as const

/** Views that belong to a member: the platform keeps their order and does not filter them. */
export const isOwnView = (view: (typeof views)[number] | undefined): view is 'favourites' | 'recent' =>
  view === 'favourites' || view === 'recent'

const text = (max: number) => v.optional(v.fallback(v.pipe(v.string(), v.maxLength(max)), ''))
const number = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000),
)
const whole = v.optional(v.fallback(number, 0))

/**
 * What the address of a listing says: search `q`, provider,
 * sub-category `type`, smallest bet in major units, lines, order.
 * What does not fit is read as not said, so an old or hand-made address still opens. Source: LOB-02.
 */
export const listingParams = v.object({
  q: text(64),
  provider: text(16),
  type: text(24),
  bet: whole,
  lines: whole,
  sort: v.optional(v.fallback(v.picklist(['popular', 'name', 'new']), 'popular')),
  view: v.optional(v.fallback(v.picklist(views), 'all')),
})

/** The filters of a listing; a missing one does not filter. */
export type ListingParams = v.InferOutput<typeof listingParams>

const plain: Readonly<Record<string, unknown>> = {
  q: '',
  provider: '',
  type: '',
  bet: 0,
  lines: 0,
  sort: 'popular',
  view: 'all',
} satisfies Record<keyof ListingParams, unknown>

/**
 * Merges a change into the filters; defaults are left out, so that addresses stay short.
 *
 * @returns the filters
 * @example mergeParams({ q: 'owl' }, { provider: 'XGS' })
 */
export function mergeParams(params: ListingParams, change: ListingParams): ListingParams {
  const merged = Object.entries({ ...params, ...change })
  return Object.fromEntries(merged.filter(([key, value]) => value !== undefined && value !== plain[key]))
}

/** Takes back every filter; view and order stay. */
export const clearedParams = ({ view, sort }: ListingParams): ListingParams => mergeParams({}, { view, sort })

/**
 * Whether a listing is filtered by more than view and order.
 *
 * @returns false for an empty filter
 * @example isFiltered({ q: 'owl' }) // true
 */
export const isFiltered = ({ q, provider, type, bet, lines }: ListingParams): boolean =>
  Boolean(q || provider || type || bet || lines)

import { requireRealMember } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Live } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { Category, ProviderGroups } from '../../categories/category.ts'
import type { Lane } from '../../categories/lanes.ts'
import { isOwnView, mergeParams, type ListingParams } from '../../listing/listing-params.ts'
import { useGamesText } from '../use-games-text.ts'
import { ClosedView } from './closed-view.tsx'
import { FiltersInUse } from './filters-in-use.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingResults } from './listing-results.tsx'
import { ListingProviders } from './listing-providers.tsx'
import type { TileActions } from './listing-tile.tsx'
import { useGames } from './use-games.ts'

/** Props of `ListingScreen`; the address holds `params`. */
export interface ListingScreenProps extends TileActions {
  category: Category
  params: ListingParams
  /** The platform's language code. */
  language: string
  /** ISO 4217. */
  currency: string
  groups: ProviderGroups
  lanes: readonly Lane[] | undefined
  /** Address of the home page. */
  homeHref: string
  hrefOf(params: ListingParams): string
  onParams(params: ListingParams): void
  /** Stands between the head and the providers. */
  children?: ReactNode
}

/**
 * The games of one category, of all its providers or of one.
 *
 * @example <ListingScreen {...listing} category="RNG" params={search} language="EN" currency="PHP" homeHref="/" onParams={setSearch} />
 */
export function ListingScreen({
  category,
  params,
  language,
  currency,
  groups,
  lanes,
  homeHref,
  hrefOf,
  onParams,
  onOpen,
  onDetails,
  onMaintenance,
  children,
}: ListingScreenProps) {
  const text = useGamesText()
  const verdict = requireRealMember(useSession())
  const account = useAccount()
  const lane = lanes?.find((other) => other.category === category)
  const own = isOwnView(params.view) ? params.view : undefined
  const closed = own && (verdict === 'login' || verdict === 'real-account') ? { view: own, reason: verdict } : undefined
  const found = useGames({ category, params, language, groups, account }, !closed)
  const total = closed || found.isPlaceholderData ? undefined : found.total
  const change = (part: ListingParams) => onParams(mergeParams(params, part))
  const title = text(`games.category.${category}`)

  return (
    <>
      <ListingHead
        category={title}
        provider={lane?.providers.find(({ vassalage }) => vassalage === params.provider)}
        view={params.view ?? 'all'}
        total={total}
        homeHref={homeHref}
        categoryHref={hrefOf({})}
        onParams={change}
      />
      {children}
      {lane && lane.providers.length > 1 && (
        <ListingProviders lane={lane} params={params} hrefOf={hrefOf} onOpen={onOpen} />
      )}
      <ListingFilters params={params} lane={lane} currency={currency} onParams={change} />
      <FiltersInUse params={params} lane={lane} currency={currency} onParams={change} onAll={onParams} />
      <Live>{total === undefined ? '' : text('games.listing.found', { count: total })}</Live>
      {closed ? (
        <ClosedView {...closed} />
      ) : (
        <ListingResults
          label={title}
          params={params}
          found={found}
          currency={currency}
          onOpen={onOpen}
          onDetails={onDetails}
          onMaintenance={onMaintenance}
          onClear={() => onParams({})}
        />
      )}
    </>
  )
}

import { useRequireLogin, useSession } from '@parlour/auth/react'
import { Breadcrumb, Button, EmptyState, PageHead, Segmented, VendorChips } from '@parlour/ui-kit'
import { IconFlame, IconHeart, IconSparkle } from '@parlour/ui-kit/icons'
import type { Category, VendorGroups } from '../../categories/category.ts'
import type { Lane } from '../../categories/lanes.ts'
import type { Game } from '../../game.ts'
import { mergeParams, views, type ListingParams } from '../../listing/listing-params.ts'
import { useGamesText } from '../use-games-text.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'
import { useGames } from './use-games.ts'

interface ListingScreenProps {
  category: Category
  params: ListingParams
  language: string
  currency: string
  groups: VendorGroups
  lanes: readonly Lane[] | undefined
  homeHref: string
  hrefOf(params: ListingParams): string
  onParams(params: ListingParams): void
  onOpen(game: Game): void
}

const viewIcons = { all: undefined, hot: <IconFlame />, new: <IconSparkle />, favourites: <IconHeart /> }

/** The games of one category. */
export function ListingScreen({ category, params, language, currency, groups, lanes, homeHref, hrefOf, onParams, onOpen }: ListingScreenProps) {
  const text = useGamesText()
  const session = useSession()
  const requireLogin = useRequireLogin()
  const lane = lanes?.find((other) => other.category === category)
  const question = { category, params, language, groups }
  const guestFavourites = params.view === 'favourites' && session.status === 'guest'
  const found = useGames(question, !guestFavourites)
  const change = (part: ListingParams) => onParams(mergeParams(params, part))
  const title = text(`games.category.${category}`)
  const setView = (view: (typeof views)[number]) => (view === 'favourites' ? requireLogin(() => change({ view })) : change({ view }))

  return (
    <>
      <PageHead
        title={title}
        hint={found.total === undefined ? '\u00a0' : text('games.listing.count', { count: found.total })}
        breadcrumb={<Breadcrumb label={text('games.listing.where')} items={[{ label: text('games.listing.home'), href: homeHref }, { label: title }]} />}
        end={<Segmented label={text('games.listing.view')} options={views.map((value) => ({ value, label: text(`games.view.${value}`), icon: viewIcons[value] }))} value={params.view ?? 'all'} onValue={setView} />}
      />
      {lane && lane.vendors.length > 1 && (
        <VendorChips
          label={text('games.listing.studios')}
          all={{ label: text('games.listing.allStudios'), href: hrefOf(mergeParams(params, { studio: '' })) }}
          current={params.studio || undefined}
          vendors={lane.vendors.map((vendor) => ({
            id: vendor.vassalage,
            name: text('games.listing.studio', { studio: vendor.displayName, games: vendor.gameCount }),
            href: hrefOf(mergeParams(params, { studio: vendor.vassalage })),
            logo: { src: vendor.smallIcon ?? vendor.lagerIcon ?? '', ...(vendor.lagerIcon ? { inkSrc: vendor.lagerIcon } : {}) },
          }))}
        />
      )}
      <ListingFilters params={params} lane={lane} currency={currency} onParams={change} />
      {guestFavourites ? (
        <EmptyState title={text('games.empty.login')} text={text('games.empty.loginText')} action={<Button variant="primary" onClick={() => requireLogin(() => undefined)}>{text('games.empty.loginAction')}</Button>} />
      ) : (
        <ListingResults label={title} question={question} found={found} currency={currency} onOpen={onOpen} onClear={() => onParams({})} />
      )}
    </>
  )
}

import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { Breadcrumb, Logo, PageHead, Segmented } from '@parlour/ui-kit'
import { IconFlame, IconHeart, IconRecent, IconSparkle } from '@parlour/ui-kit/icons'
import type { Lane } from '../../categories/lanes.ts'
import { isOwnView, views, type ListingParams } from '../../listing/listing-params.ts'
import { logoOf } from '../../categories/logo-of.ts'
import { useGamesText } from '../use-games-text.ts'

type View = (typeof views)[number]

interface ListingHeadProps {
  category: string
  /** The provider whose games alone are shown. */
  provider: Lane['providers'][number] | undefined
  view: View
  total: number | undefined
  homeHref: string
  categoryHref: string
  onParams(change: ListingParams): void
}

const viewIcons = {
  all: undefined,
  hot: <IconFlame />,
  new: <IconSparkle />,
  favourites: <IconHeart />,
  recent: <IconRecent />,
} satisfies Record<View, unknown>

/**
 * The head of a listing: where one is, the category or the provider with its logo, how many games, and which of them.
 */
export function ListingHead({ category, provider, view, total, homeHref, categoryHref, onParams }: ListingHeadProps) {
  const text = useGamesText()
  const guard = useGuard(requireRealMember)
  const logo = provider && logoOf(provider)
  const places = [
    { label: text('games.listing.home'), href: homeHref },
    provider ? { label: category, href: categoryHref } : { label: category },
    ...(provider ? [{ label: provider.displayName }] : []),
  ]
  const choose = (next: View) => (isOwnView(next) ? guard(() => onParams({ view: next })) : onParams({ view: next }))
  return (
    <PageHead
      title={provider ? logo ? <Logo {...logo} alt={provider.displayName} /> : provider.displayName : category}
      hint={total === undefined ? '\u00a0' : text('games.listing.count', { count: total })}
      breadcrumb={<Breadcrumb label={text('games.listing.where')} items={places} />}
      end={
        <Segmented
          label={text('games.listing.view')}
          options={views.map((value) => ({ value, label: text(`games.view.${value}`), icon: viewIcons[value] }))}
          value={view}
          onValue={choose}
        />
      }
    />
  )
}

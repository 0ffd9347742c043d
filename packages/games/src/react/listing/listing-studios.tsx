import { VendorChips } from '@parlour/ui-kit'
import type { Lane } from '../../categories/lanes.ts'
import { logoOf } from '../../categories/logo-of.ts'
import { menuTarget } from '../../categories/vendor-rules.ts'
import type { Game } from '../../game.ts'
import { mergeParams, type ListingParams } from '../../listing/listing-params.ts'
import { useGamesText } from '../use-games-text.ts'

interface ListingStudiosProps {
  lane: Lane
  params: ListingParams
  hrefOf(params: ListingParams): string
  onOpen(game: Game): void
}

/** The studios of a category as chips, hot ones first; one whose card is a game opens it (LOB-04). */
export function ListingStudios({ lane, params, hrefOf, onOpen }: ListingStudiosProps) {
  const text = useGamesText()
  return (
    <VendorChips
      label={text('games.listing.studios')}
      all={{ label: text('games.listing.allStudios'), href: hrefOf(mergeParams(params, { studio: '' })) }}
      {...(params.studio ? { current: params.studio } : {})}
      vendors={lane.vendors.map((vendor) => {
        const { vassalage: id, displayName, gameCount } = vendor
        const target = menuTarget(lane.category, vendor)
        const look = { id, logo: logoOf(vendor) ?? { src: '' } }
        return target.kind === 'game'
          ? { ...look, name: displayName, onOpen: () => onOpen(target.game) }
          : { ...look, name: text('games.listing.studio', { studio: displayName, games: gameCount }), href: hrefOf(mergeParams(params, { studio: target.studio })) }
      })}
    />
  )
}

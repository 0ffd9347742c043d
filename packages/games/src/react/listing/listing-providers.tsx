import { ProviderChips } from '@parlour/ui-kit'
import type { Lane } from '../../categories/lanes.ts'
import { logoOf } from '../../categories/logo-of.ts'
import { menuTarget } from '../../categories/provider-rules.ts'
import type { Game } from '../../game.ts'
import { mergeParams, type ListingParams } from '../../listing/listing-params.ts'
import { useGamesText } from '../use-games-text.ts'

interface ListingProvidersProps {
  lane: Lane
  params: ListingParams
  hrefOf(params: ListingParams): string
  onOpen(game: Game): void
}

/** The providers of a category as chips, hot ones first; one whose card is a game opens it (LOB-04). */
export function ListingProviders({ lane, params, hrefOf, onOpen }: ListingProvidersProps) {
  const text = useGamesText()
  return (
    <ProviderChips
      label={text('games.listing.providers')}
      all={{ label: text('games.listing.allProviders'), href: hrefOf(mergeParams(params, { provider: '' })) }}
      {...(params.provider ? { current: params.provider } : {})}
      providers={lane.providers.map((vendor) => {
        const { vassalage: id, displayName, gameCount } = vendor
        const target = menuTarget(lane.category, vendor)
        const look = { id, logo: logoOf(vendor) ?? { src: '' } }
        return target.kind === 'game'
          ? { ...look, name: displayName, onOpen: () => onOpen(target.game) }
          : {
              ...look,
              name: text('games.listing.provider', { provider: displayName, games: gameCount }),
              href: hrefOf(mergeParams(params, { provider: target.provider })),
            }
      })}
    />
  )
}

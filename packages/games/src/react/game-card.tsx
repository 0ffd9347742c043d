import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { GameTile } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { isUnderMaintenance, type Game } from '../game.ts'
import type { Favourites } from './favourites/use-favourites.ts'
import { useGamesText } from './use-games-text.ts'

interface GameCardProps {
  game: Game
  favourites: Favourites
  currency: string
  /** Posters above the fold load at once. */
  eager?: boolean
  /** Which of how many it is, in a list that is only partly drawn. */
  place?: { at: number; of: number }
  onOpen(game: Game): void
  /** What else can be done with it. */
  children?: ReactNode
}

/** A game as a tile: poster, heart, badge, stake and return on hover, or when it is back from maintenance. */
export function GameCard({ game, favourites, currency, eager = false, place, onOpen, children }: GameCardProps) {
  const text = useGamesText()
  const format = useFormat()
  const now = useApi().clock.now()
  const on = favourites.has(game)
  const stake = game.minBet > 0 ? text('games.tile.from', { sum: format.money(game.minBet, currency) }) : null
  const rtp = game.rtp === null ? null : text('games.tile.rtp', { rtp: format.percent(game.rtp) })
  const facts = [stake, rtp].filter((fact) => fact !== null).join(' \u00b7 ')
  const closed = isUnderMaintenance(game, now) && game.maintenance
  return (
    <GameTile
      name={game.name}
      provider={game.provider}
      poster={game.poster ?? ''}
      eager={eager}
      {...(place ? { place } : {})}
      onOpen={() => onOpen(game)}
      favourite={{
        on,
        label: text(on ? 'games.favourite.remove' : 'games.favourite.add', { game: game.name }),
        onToggle: () => favourites.toggle(game),
      }}
      {...(game.hot
        ? { badge: { kind: 'hot' as const, label: text('games.badge.hot') } }
        : game.fresh
          ? { badge: { kind: 'new' as const, label: text('games.badge.new') } }
          : {})}
      note={game.demonstration && text('games.tile.demonstration')}
      {...(facts ? { facts } : {})}
      {...(closed ? { maintenance: text('games.tile.maintenance', { time: format.time(closed.until) }) } : {})}
    >
      {children}
    </GameTile>
  )
}

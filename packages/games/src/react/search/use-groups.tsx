import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { LazyImage, type SearchGroup, type SearchOption } from '@parlour/ui-kit'
import { useEffect, useMemo, useRef } from 'react'
import type { Category } from '../../categories/category.ts'
import { isUnderMaintenance, type Game } from '../../game.ts'
import { categoryIcons } from '../categories/category-icons.tsx'
import { useGamesText } from '../use-games-text.ts'
import type { FoundAll } from './use-found.ts'

interface Wanted {
  found: FoundAll
  currency: string
  /** Whether a game under maintenance leads somewhere. */
  closedLead: boolean
  hrefOfCategory(category: Category, provider?: string): string
  onGame(game: Game): void
  onPlace(): void
}

const iconOf = (category: Category) => {
  const Icon = categoryIcons[category]
  return <Icon variant="duo" size={24} />
}

/**
 * What was found as lines of a search: games, providers, categories; or the games most like it. They are made again for
 * other results alone, not for every key.
 */
export function useGroups({
  found,
  currency,
  closedLead,
  hrefOfCategory,
  onGame,
  onPlace,
}: Wanted): readonly SearchGroup[] {
  const text = useGamesText()
  const format = useFormat()
  const { clock } = useApi()
  const latest = useRef({ onGame, onPlace, hrefOfCategory })
  useEffect(() => {
    latest.current = { onGame, onPlace, hrefOfCategory }
  })
  return useMemo(() => {
    const now = clock.now()
    const href = (...place: Parameters<typeof hrefOfCategory>) => latest.current.hrefOfCategory(...place)
    const leave = () => latest.current.onPlace()
    const ofGame = (game: Game): SearchOption => {
      const closed = isUnderMaintenance(game, now) && game.maintenance
      const stake = game.minBet > 0 ? text('games.tile.from', { sum: format.money(game.minBet, currency) }) : undefined
      const place = text('games.hero.provider', {
        provider: game.provider,
        category: text.maybe(`games.category.${game.category}`) ?? game.category,
      })
      return {
        id: `game-${game.id}`,
        label: game.name,
        sub: [place, game.demonstration && text('games.tile.demonstration')].filter(Boolean).join(' \u00b7 '),
        picture: game.poster ? <LazyImage src={game.poster} alt="" width={36} height={48} /> : undefined,
        end: closed ? text('games.tile.maintenance', { time: format.time(closed.until) }) : stake,
        disabled: Boolean(closed) && !closedLead,
        onChoose: () => latest.current.onGame(game),
      }
    }
    const count = (games: number) => text('games.listing.count', { count: games })
    return [
      { id: 'games', label: text('games.search.games'), options: found.games.map(ofGame) },
      {
        id: 'providers',
        label: text('games.listing.providers'),
        options: found.providers.map(({ code, name, home, count: games }) => ({
          id: `provider-${code}`,
          label: name,
          sub: count(games),
          href: href(home, code),
          onChoose: leave,
          picture: iconOf(home),
        })),
      },
      {
        id: 'categories',
        label: text('games.categories.label'),
        options: found.lanes.map(({ category, name, count: games }) => ({
          id: `category-${category}`,
          label: name,
          sub: count(games),
          href: href(category),
          onChoose: leave,
          picture: iconOf(category),
        })),
      },
      { id: 'similar', label: text('games.search.similar'), options: found.similar.map(ofGame) },
    ]
  }, [found, currency, closedLead, text, format, clock])
}

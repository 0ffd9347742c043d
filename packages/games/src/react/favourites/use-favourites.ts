import { useApi } from '@parlour/api-client/react'
import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { useRealAccount } from '@parlour/screen-kit/react'
import { useToast } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { favouriteIdsQuery } from '../../favourites/queries.ts'
import type { Game } from '../../game.ts'
import { useGamesText } from '../use-games-text.ts'

/** The favourites of the logged-in account. */
export interface Favourites {
  has(game: Game): boolean
  /** Asks a guest to log in first, then goes on; tells a demo account what it lacks. */
  toggle(game: Game): void
}

/** Favourites that change after the server has changed; a failure says so and changes nothing. */
export function useFavourites(): Favourites {
  const api = useApi()
  const client = useQueryClient()
  const guard = useGuard(requireRealMember)
  const toast = useToast()
  const text = useGamesText()
  const account = useRealAccount()
  const query = favouriteIdsQuery(api, account)
  const { data: ids = [] } = useQuery({ ...query, enabled: account !== '' })
  // A toggle that waited for a login belongs to the account that logged in, not to the guest who asked.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  // One after the other: each toggle sees the list as the one before left it.
  const queue = useRef(Promise.resolve())
  const toggle = async (game: Game) => {
    const own = latest.current
    try {
      const { toggleFavourite } = await import('../../favourites/toggle-favourite.ts')
      const next = await toggleFavourite(api, await client.ensureQueryData(own), game)
      client.setQueryData(own.queryKey, next)
      await client.invalidateQueries({
        queryKey: ['games'],
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('favourites'),
      })
    } catch {
      toast.show({ tone: 'bad', text: text('games.favourite.failed') })
    }
  }
  return {
    has: (game) => ids.includes(String(game.id)),
    toggle: (game) =>
      guard(() => {
        queue.current = queue.current.then(() => toggle(game))
      }),
  }
}

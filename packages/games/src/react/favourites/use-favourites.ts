import { useApi } from '@parlour/api-client/react'
import { useRequireLogin, useSession } from '@parlour/auth/react'
import { useToast } from '@parlour/ui-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { favouriteIdsQuery } from '../../favourites/queries.ts'
import { toggleFavourite } from '../../favourites/toggle-favourite.ts'
import type { Game } from '../../game.ts'
import { useGamesText } from '../use-games-text.ts'

/** The favourites of whoever is logged in. */
export interface Favourites {
  has(game: Game): boolean
  /** Asks a guest to log in first, then goes on. */
  toggle(game: Game): void
}

/** Favourites that change after the server has changed; a failure says so and changes nothing. */
export function useFavourites(): Favourites {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const requireLogin = useRequireLogin()
  const toast = useToast()
  const text = useGamesText()
  const account = session.status === 'member' ? session.account : ''
  const query = favouriteIdsQuery(api, account)
  const { data: ids = [] } = useQuery({ ...query, enabled: account !== '' })
  const { mutate } = useMutation({
    scope: { id: 'favourites' },
    mutationFn: async (game: Game) => toggleFavourite(api, await client.ensureQueryData(query), game),
    onSuccess: (next) => {
      client.setQueryData(query.queryKey, next)
      void client.invalidateQueries({ queryKey: ['games'], predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('favourites') })
    },
    onError: () => toast.show({ tone: 'bad', text: text('games.favourite.failed') }),
  })
  return {
    has: (game) => ids.includes(String(game.id)),
    toggle: (game) => requireLogin(() => mutate(game)),
  }
}

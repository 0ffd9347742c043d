import { useApi } from '@parlour/api-client/react'
import { useSignedIn } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LaunchMode } from '../../decision/opening.ts'
import type { LaunchJournal, LaunchNote } from '../../journal/journal.ts'
import { launchHosts } from '../../launch/launch-hosts.ts'
import { launchOf } from '../../launch/launch.ts'
import type { LaunchTarget } from '../../launch/target.ts'
import { holdPage } from '../journal/page-lock.ts'

/** What launching on a screen needs of the page. */
export interface GameLaunchProps {
  game: LaunchTarget
  /** The platform's merchant code. */
  merchant: string
  /** The platform's code of the visitor's language. */
  language: string
  /** The origins that the server named for games, of those that the page's policy lets through. */
  gameOrigins: readonly string[]
  /** While a field for a secret may show, no foreign frame may exist: the game is taken down and comes back after. */
  suspended: boolean
  /** The journal of this page (BEY-04). */
  journal?: LaunchJournal | undefined
  /** Minor units; null while unknown. */
  balance?: number | null | undefined
  /** Where the lobby of the lotteries, or a window of its own, leads back to: an address of the site. */
  backUrl?: string | undefined
  /** The way back of a game that has been open: the balance has to be asked for again (LAU-07). */
  onBalanceChanged(): void
}

/** How often a host that does not load makes way for the next one, before the player is asked. */
const mostMoves = 3

/**
 * Launches a game on its screen: once for each time that it is put up, since its address is good once. While it is open
 * the journal has it; when it is left, the balance is asked for again.
 */
export function useGameLaunch(
  {
    game,
    merchant,
    language,
    gameOrigins,
    suspended,
    journal,
    balance = null,
    backUrl,
    onBalanceChanged,
  }: GameLaunchProps,
  way: LaunchMode,
) {
  const api = useApi()
  const account = useSignedIn()
  const trial = 'trial' in game && (game.trial ?? false)
  const asksLogin = suspended || (account === null && !trial)
  const [moves, setMoves] = useState(0)
  const [turns, setTurns] = useState(0)
  const hosts = launchHosts(api, gameOrigins, Math.random)
  const changed = useRef(onBalanceChanged)
  useEffect(() => {
    changed.current = onBalanceChanged
  })
  const turn = useMemo(() => ({ suspended, turns, id: api.newId() }), [api, suspended, turns])
  const { data, error, refetch } = useQuery({
    queryKey: ['launch', game, account, turn.id],
    queryFn: async () => {
      const note: LaunchNote | null =
        'lottery' in game
          ? null
          : {
              account,
              nodeId: game.nodeId,
              vendor: game.vendor,
              roomId: game.roomId,
              name: game.name,
              trial,
              way,
              at: api.clock.now(),
              balance,
            }
      const url = await launchOf(api, account)(
        { target: game, account, language, merchant, ...(backUrl !== undefined && { backUrl }) },
        { origin: window.location.origin, gameOrigins, hosts },
      )
      return { url, note }
    },
    enabled: !asksLogin,
    retry: false,
    staleTime: Infinity,
    // An address is good once: the answer is not asked for again.
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (!data) return
    const release = journal && holdPage(journal.page)
    if (data.note) journal?.write(data.note)
    return () => {
      release?.()
      journal?.close()
      changed.current()
    }
  }, [data, journal])

  const origin = data ? new URL(data.url).origin : ''
  const renew = () => setTurns(turns + 1)
  return {
    asksLogin,
    url: data?.url ?? null,
    error,
    /** Whether no host could be reached. */
    stuck: moves >= mostMoves,
    /** Asks for a fresh address. */
    renew,
    again: () => {
      setMoves(0)
      if (error) void refetch()
      else renew()
    },
    served: () => hosts.served(origin),
    lost: () => {
      hosts.failed(origin)
      setMoves(moves + 1)
      renew()
    },
  }
}

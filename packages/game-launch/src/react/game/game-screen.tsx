import { isRefused } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, ErrorState, Spinner } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createLaunch, type LaunchInput } from '../../launch/launch.ts'
import { launchRefusal } from '../../launch/refusal.ts'
import { useLaunchText } from '../use-launch-text.ts'
import { GameFrame } from './game-frame.tsx'

interface GameScreenProps {
  game: Pick<LaunchInput, 'nodeId' | 'vendor' | 'roomId'> & { name: string }
  merchant: string
  language: string
  gameOrigins: readonly string[]
  /** While a field for a secret may show, no foreign frame may exist: the game is taken down and comes back after. */
  suspended: boolean
  onLogin(): void
  onExit(): void
  onBalanceChanged(): void
}

const until = (error: unknown): number | null => {
  const value = isRefused(error, 'game.maintenance') ? (error.value as { content?: { data?: { endTime?: unknown } } } | null) : null
  const end = value?.content?.data?.endTime
  return typeof end === 'number' ? end : null
}

/** Opens a game and stays with it: asks for its address once, shows it, or says why not and leads back. */
export function GameScreen({ game, merchant, language, gameOrigins, suspended, onLogin, onExit, onBalanceChanged }: GameScreenProps) {
  const text = useLaunchText()
  const format = useFormat()
  const api = useApi()
  const session = useSession()
  const account = session.status === 'member' ? session.account : null
  // Lives as long as the screen of this account: what may have moved is settled before anything else moves.
  const player = useMemo(() => ({ account, launch: createLaunch(api) }), [api, account])
  // One launch for each time the game is put up; its address is good once, so that nobody else may find it in the cache.
  const turn = useMemo(() => ({ suspended, id: api.newId() }), [api, suspended])
  const { data: url, error, refetch } = useQuery({
    queryKey: ['launch', game.nodeId, account, turn.id],
    queryFn: () => player.launch({ ...game, account: account ?? '', language, merchant }, window.location.origin, gameOrigins),
    enabled: account !== null && !suspended,
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  if (account === null || suspended)
    return <ErrorState title={text('game-launch.login.title')} text={text('game-launch.login.text', { game: game.name })} action={<Button variant="primary" onClick={onLogin}>{text('game-launch.login.action')}</Button>} />
  if (error) {
    const reason = launchRefusal(error)
    const end = until(error)
    const back = <Button onClick={onExit}>{text('game-launch.back')}</Button>
    const again = <Button variant="primary" onClick={() => void refetch()}>{text('game-launch.again')}</Button>
    return (
      <ErrorState
        title={text(`game-launch.${reason}.title`)}
        text={reason === 'maintenance' && end ? text('game-launch.maintenance.until', { time: format.dateTime(end) }) : text(`game-launch.${reason}.text`)}
        action={<>{reason === 'network' && again}{back}</>}
      />
    )
  }
  if (!url) return <Spinner label={text('game-launch.opening', { game: game.name })} />
  return <GameFrame url={url} title={game.name} onClose={onExit} onBalanceChanged={onBalanceChanged} />
}

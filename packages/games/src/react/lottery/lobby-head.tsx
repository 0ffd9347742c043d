import type { LotteryGame } from '@parlour/api-client/endpoints'
import { Breadcrumb, Button, PageHead } from '@parlour/ui-kit'
import { lobbyOf, type LotteryPlay } from '../../lottery/lottery-play.ts'
import { useGamesText } from '../use-games-text.ts'

interface LobbyHeadProps {
  title: string
  homeHref: string
  /** Undefined while they are on their way. */
  games: readonly LotteryGame[] | undefined
  onPlay(play: LotteryPlay): void
}

/** The top of a hall of the lottery: where one is, how many games there are, and the way into the lobby. */
export function LobbyHead({ title, homeHref, games, onPlay }: LobbyHeadProps) {
  const text = useGamesText()
  const [first] = games ?? []
  return (
    <PageHead
      title={title}
      hint={games ? text('games.listing.count', { count: games.length }) : '\u00a0'}
      breadcrumb={
        <Breadcrumb
          label={text('games.listing.where')}
          items={[{ label: text('games.listing.home'), href: homeHref }, { label: title }]}
        />
      }
      end={
        first && (
          <Button variant="primary" onClick={() => onPlay(lobbyOf(first))}>
            {text('games.draws.lobby')}
          </Button>
        )
      }
    />
  )
}

import { useApi } from '@parlour/api-client/react'
import { useAccount, useRealAccount } from '@parlour/screen-kit/react'
import { Chip, Chips } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { DrawKind } from '../../lottery/lottery-params.ts'
import { byMenus, gamesOf, keepGames, kindsOf, outsideVietnam } from '../../lottery/menus.ts'
import { lotteryMenusQuery, myOpenedNumbersQuery, popularLotteriesQuery } from '../../lottery/queries.ts'
import { recentGamesQuery } from '../../popular/queries.ts'
import { isVietnamese } from '../../lottery/lottery-play.ts'
import { useGamesText } from '../use-games-text.ts'
import { LobbyGames } from './lobby-games.tsx'
import { LobbyHead } from './lobby-head.tsx'
import type { LotteryActions } from './lottery-cards.tsx'
import { LotteryDetails } from './lottery-details.tsx'
import { LotterySection } from './lottery-section.tsx'
import { Results } from './results.tsx'
import { useDrawQuery } from './use-draw-query.ts'

/** Props of `LotteryLobby`. */
export interface LotteryLobbyProps extends LotteryActions {
  /** The game whose draws are shown; empty for none. */
  gameCode?: string | undefined
  /** The kind of draw the list is narrowed to; empty for all. */
  playType?: DrawKind | '' | undefined
  /** The platform's language code. */
  language: string
  /** ISO 4217; without it no stakes are shown. */
  currency?: string | undefined
  /** Address of the home page. */
  homeHref: string
  onGameCode(code: string): void
  onPlayType(kind: DrawKind | ''): void
}

const nextOf = (games: readonly { openTime: number | null }[]) => games.map(({ openTime }) => openTime)

/**
 * The lobby of the lotteries outside Vietnam: games by group with their draws, popular games, favourites and the last
 * numbers. Source: SYS-06, LOB-12.
 *
 * @example <LotteryLobby {...actions} language="EN" currency="PHP" homeHref="/" onGameCode={setCode} onPlayType={setType} />
 */
export function LotteryLobby({
  gameCode = '',
  playType = '',
  language,
  currency,
  homeHref,
  onGameCode,
  onPlayType,
  onPlay,
  favourites,
}: LotteryLobbyProps) {
  const text = useGamesText()
  const api = useApi()
  const account = useAccount()
  const realAccount = useRealAccount()
  const menus = useDrawQuery(lotteryMenusQuery(api, language), (groups) => nextOf(gamesOf(groups)))
  const popular = useQuery(popularLotteriesQuery(api, language))
  const recent = useQuery({ ...recentGamesQuery(api, realAccount), enabled: realAccount !== '' })
  const opened = useDrawQuery(
    myOpenedNumbersQuery(api, account),
    (rows) => rows.map(({ nextOpenTime }) => nextOpenTime),
    account !== '',
  )

  const all = outsideVietnam(menus.data ?? [])
  const games = gamesOf(all)
  const fits = ({ drawKind }: { drawKind: string | null }) => playType === '' || drawKind === playType
  const shown = games.filter(fits)
  const best = byMenus(
    (popular.data ?? []).filter((game) => !isVietnamese(game)),
    games,
  ).filter(fits)
  const own = recent.data?.flatMap(({ id }) => shown.find(({ nodeId }) => nodeId === id) ?? []) ?? []
  const chosen = games.find((game) => game.gameCode === gameCode)
  const kinds = kindsOf(games)
  const cards = { currency, results: opened.data, current: gameCode, onPlay, onGameCode, favourites }
  return (
    <>
      <LobbyHead
        title={text('games.draws.lobbyTitle')}
        homeHref={homeHref}
        games={menus.data && games}
        onPlay={onPlay}
      />
      {chosen && (
        <LotteryDetails
          game={chosen}
          currency={currency}
          onClose={() => onGameCode('')}
          onPlay={onPlay}
          favourites={favourites}
        />
      )}
      {kinds.length > 1 && (
        <Chips label={text('games.draws.kinds')}>
          <Chip selected={playType === ''} onClick={() => onPlayType('')}>
            {text('games.draws.allKinds')}
          </Chip>
          {kinds.map((kind) => (
            <Chip key={kind} selected={playType === kind} onClick={() => onPlayType(kind)}>
              {text(`games.drawKind.${kind}`)}
            </Chip>
          ))}
        </Chips>
      )}
      {favourites && (
        <LotterySection
          title={text('games.draws.favourites')}
          games={shown.filter((game) => favourites.has(game.gameCode))}
          {...cards}
        />
      )}
      <LotterySection title={text('games.draws.recent')} games={own} layout="rail" {...cards} />
      <LotterySection title={text('games.draws.popular')} games={best} layout="rail" {...cards} />
      <LobbyGames of={menus} groups={keepGames(all, fits)} {...cards} />
      <Results rows={opened.data ?? []} of={opened} locked={account === ''} />
    </>
  )
}

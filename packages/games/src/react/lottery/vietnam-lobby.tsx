import { useApi } from '@parlour/api-client/react'
import { useRealAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { byMenus, gamesOf } from '../../lottery/menus.ts'
import { openedNumbersQuery, recentVietnamQuery, vietnamMenusQuery } from '../../lottery/queries.ts'
import { useGamesText } from '../use-games-text.ts'
import { LobbyGames } from './lobby-games.tsx'
import { LobbyHead } from './lobby-head.tsx'
import type { LotteryActions } from './lottery-cards.tsx'
import { LotteryDetails } from './lottery-details.tsx'
import { LotterySection } from './lottery-section.tsx'
import { Results } from './results.tsx'
import { useDrawQuery } from './use-draw-query.ts'

/** Props of `VietnamLobby`. */
export interface VietnamLobbyProps extends LotteryActions {
  /** The game whose draws are shown; empty for none. */
  gameCode?: string | undefined
  /** The platform's language code. */
  language: string
  /** ISO 4217; without it no stakes are shown. */
  currency?: string | undefined
  /** Address of the home page. */
  homeHref: string
  onGameCode(code: string): void
}

/**
 * The lobby of the lotteries of Vietnam: games by region with their
 * draws and last numbers, open to guests. Source: SYS-07, LOB-12.
 *
 * @example <VietnamLobby {...actions} language="VI" homeHref="/" onGameCode={setCode} />
 */
export function VietnamLobby({
  gameCode = '',
  language,
  currency,
  homeHref,
  onGameCode,
  onPlay,
  favourites,
}: VietnamLobbyProps) {
  const text = useGamesText()
  const api = useApi()
  const account = useRealAccount()
  const menus = useDrawQuery(vietnamMenusQuery(api, language), (groups) =>
    gamesOf(groups).map(({ openTime }) => openTime),
  )
  const opened = useDrawQuery(openedNumbersQuery(api), (rows) => rows.map(({ nextOpenTime }) => nextOpenTime))
  const recent = useQuery({ ...recentVietnamQuery(api, account), enabled: account !== '' })

  const groups = (menus.data ?? []).filter(({ gameMenus }) => gameMenus.length > 0)
  const games = gamesOf(groups)
  const chosen = games.find((game) => game.gameCode === gameCode)
  const cards = { currency, results: opened.data, current: gameCode, onPlay, onGameCode, favourites }
  return (
    <>
      <LobbyHead title={text('games.draws.vietnam')} homeHref={homeHref} games={menus.data && games} onPlay={onPlay} />
      {chosen && (
        <LotteryDetails
          game={chosen}
          currency={currency}
          onClose={() => onGameCode('')}
          onPlay={onPlay}
          favourites={favourites}
        />
      )}
      {favourites && (
        <LotterySection
          title={text('games.draws.favourites')}
          games={games.filter((game) => favourites.has(game.gameCode))}
          {...cards}
        />
      )}
      <LotterySection
        title={text('games.draws.recent')}
        games={byMenus(recent.data ?? [], games)}
        layout="rail"
        {...cards}
      />
      <LobbyGames of={menus} groups={groups} {...cards} />
      <Results rows={opened.data ?? []} of={opened} />
    </>
  )
}

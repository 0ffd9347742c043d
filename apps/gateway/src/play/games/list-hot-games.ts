import type { listHotGames } from '@parlour/api-client/endpoints'
import { cacheFor } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { bestWinsByGame } from './best-wins.ts'
import { roomIdOf } from '../../kernel/ports/index.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { hasDemo, isDemonstration, posterOf } from './game-row.ts'

const hotRow = 24
const day = 86_400_000

/**
 * Players in a game now: what the operator of this demo counts,
 * larger for popular games and moving by the quarter hour.
 */
const playingNow = (game: Game, now: number): number => {
  const wave = Math.sin(now / 9_000_000 + game.id) * 0.12 + 1
  return Math.round((1240 / (1 + game.rank / 14)) * wave)
}

const bestOf = cacheFor(5_000, (db, ids: readonly number[], now) => bestWinsByGame(db, ids, now - day))

/** The most played games, best first. */
export const handleListHotGames: Handler<typeof listHotGames> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  await catalogue.refresh(now)
  const hot = catalogue.games.filter((game) => game.hot && (!request.vassalage || game.provider === request.vassalage))
  const place = (game: Game): number => game.hotPosition ?? hotRow + game.rank
  const shown = hot.toSorted((a, b) => place(a) - place(b)).slice(0, hotRow)
  const best = shown.length
    ? await bestOf(
        db,
        shown.map((game) => game.id),
        now,
      )
    : new Map<number, number>()
  return {
    list: shown.map((game) => ({
      nodeId: game.id,
      gameId: roomIdOf(game),
      gameName: game.title,
      vassalage: game.provider,
      gameType: game.category,
      displayName: catalogue.providerName(game.provider),
      iconUrl: posterOf(game.id),
      telIconUrl: posterOf(game.id),
      gameClassifyNew: game.classify,
      supportTrail: hasDemo(game) ? 1 : 0,
      isDemonstration: isDemonstration(game) ? 1 : 0,
      minBet: game.minBet,
      rtp: game.rtp,
      playing: playingNow(game, now),
      bestToday: best.get(game.id) || null,
    })),
  }
}

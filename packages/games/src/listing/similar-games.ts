import { isUnderMaintenance, type Game } from '../game.ts'

const likeness = (game: Game, other: Game): number =>
  Number(other.vendor === game.vendor) * 3 +
  Number(other.hot) * 2 +
  Number(other.fresh) +
  Number(other.minBet <= game.minBet)

/**
 * Open games to play instead of a closed one: of its category, first those of its provider and the hot ones, games with
 * a higher least stake last. Source: LOB-10.
 *
 * @param count how many at most
 * @param now milliseconds since 1970
 * @returns the games
 * @example similarGames(games, game, 3, api.clock.now())
 */
export const similarGames = (games: readonly Game[], game: Game, count: number, now: number): Game[] =>
  games
    .filter((other) => other.id !== game.id && other.category === game.category && !isUnderMaintenance(other, now))
    .toSorted((a, b) => likeness(game, b) - likeness(game, a))
    .slice(0, count)

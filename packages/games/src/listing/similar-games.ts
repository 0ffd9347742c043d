import { isUnderMaintenance, type Game } from '../game.ts'

const likeness = (game: Game, other: Game): number =>
  Number(other.vendor === game.vendor) * 3 + Number(other.hot) * 2 + Number(other.fresh) + Number(other.minBet <= game.minBet)

/**
 * Up to `count` games to play in place of one that is closed: of its category and open at `now` (milliseconds since 1970), its own
 * studio's and the hot ones first, none that costs more before one that does not, else in the order given. Source: LOB-10.
 */
export const similarGames = (games: readonly Game[], game: Game, count: number, now: number): Game[] =>
  games
    .filter((other) => other.id !== game.id && other.category === game.category && !isUnderMaintenance(other, now))
    .toSorted((a, b) => likeness(game, b) - likeness(game, a))
    .slice(0, count)

import type { Game } from '../../kernel/ports/index.ts'
import { stakesOf } from '../games/stakes.ts'

/** Which of a game's stakes the three cannons take: the least, five and twenty times it. */
const places = [0, 2, 4]

/** What a shot of each cannon stakes, in minor units and rising. */
export const cannonsOf = (game: Pick<Game, 'id' | 'category' | 'classify' | 'minBet' | 'engine'>): number[] => {
  const stakes = stakesOf(game)
  return places.flatMap((place) => stakes[place] ?? [])
}

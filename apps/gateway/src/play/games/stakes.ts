import type { Game } from '../../kernel/ports/index.ts'
import { findRoom } from './rooms.ts'

const slotStakes = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]
const steps = [1, 2, 5, 10, 20, 50]

/**
 * The stakes that a game offers, in minor units and rising: none below the game's least.
 * The in-house slot takes whole minor units a line, a table game what its room takes
 * (the first where none is named), where it runs here the ante, also with the raise.
 */
export function stakesOf(
  game: Pick<Game, 'id' | 'category' | 'classify' | 'minBet' | 'engine'>,
  room: number | null = null,
): number[] {
  if (game.engine === 'slot') return slotStakes.filter((stake) => stake >= game.minBet)
  const { minBet, maxBet } = findRoom(game, room ?? 1) ?? { minBet: game.minBet, maxBet: Number.POSITIVE_INFINITY }
  if (game.engine === 'poker-tables') return [minBet, maxBet]
  return steps.map((step) => step * minBet).filter((stake) => stake <= maxBet)
}

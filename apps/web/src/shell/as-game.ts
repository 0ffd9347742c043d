import type { Game } from '@parlour/games'
import type { Openable } from '@parlour/game-launch'

/** A game for the catalogue's windows; what a link to it does not tell is left blank. */
export const asGame = (game: Openable): Game => ({
  provider: '',
  poster: null,
  hot: false,
  fresh: false,
  demonstration: false,
  rtp: null,
  ...game,
  minBet: game.minBet ?? 0,
  maintenance: game.maintenance ?? null,
  category: game.category ?? 'RNG',
})

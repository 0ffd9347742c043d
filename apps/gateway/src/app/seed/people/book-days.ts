import type { SeededChance } from '../chance.ts'
import type { Book } from './book.ts'

/** Who plays, and what may be played: ids by popularity. */
export interface Cast {
  readonly players: readonly number[]
  readonly games: readonly { readonly id: number; readonly minBet: number; readonly category: string }[]
}

const stakes = [1, 1, 2, 2, 5, 5, 10, 20, 50]

const longShots = new Set(['RNG', 'FISH', 'LOTT', 'ELOTT'])
const dearestStake = 50_000
const dearestWin = 1_000_000

/** What a stake is multiplied by; on the average a little under one, as with real games. */
function multiplier(chance: SeededChance, category: string): number {
  const luck = chance.next()
  if (!longShots.has(category)) return luck < 0.535 ? 0 : luck < 0.992 ? 2 : chance.between(3, 10)
  if (luck < 0.76) return 0
  if (luck < 0.955) return chance.between(50, 300) / 100
  if (luck < 0.993) return chance.between(300, 1200) / 100
  return luck < 0.9993 ? chance.between(1200, 6000) / 100 : chance.between(60, 250)
}

/** Tells one stretch of time: who deposited, played, won and withdrew between `from` and `to` (milliseconds). */
export function bookStretch(
  book: Book,
  { players, games }: Cast,
  chance: SeededChance,
  from: number,
  to: number,
): void {
  const busy = Math.min(1, (to - from) / 86_400_000)
  for (const memberId of players) {
    if (chance.next() > 0.5 * busy) continue
    let at = from + chance.next() * (to - from) * 0.6
    const count = chance.between(1, 4)
    for (let played = 0; played < count; played++) {
      at += chance.next() * (to - at) * 0.4
      const moment = Math.floor(at)
      const game = games[Math.floor(chance.next() ** 3 * games.length)]
      if (!game) continue
      const stake = Math.max(game.minBet, Math.min(dearestStake, game.minBet * chance.pick(stakes)))
      if (book.balance(memberId) < stake) {
        const amount = Math.ceil((stake * chance.between(2, 9)) / 10_000) * 10_000
        book.move('deposit', memberId, 'house/cash', amount, moment - 1)
      }
      const win = Math.round(Math.min(dearestWin, stake * multiplier(chance, game.category)) / 50) * 50
      book.round({ memberId, gameId: game.id, stake, win, at: moment })
    }
    if (book.balance(memberId) > 2_000_000 && chance.next() < 0.4) {
      const amount = Math.floor(book.balance(memberId) / 20_000) * 10_000
      book.move('withdrawal', memberId, 'house/cash', -amount, Math.floor(at) + 1)
    }
  }
}

import type { Speech } from '../frame/speech.ts'
import type { Line } from '../frame/use-play.ts'
import type { Bet } from '../calls/sportsbook.ts'
import type { Board } from './board.ts'

/** The bets that were open before and are settled now. */
export const settledBets = (before: Board, now: Board): Bet[] =>
  [...now.bets.values()].filter(({ id, state }) => state !== 'open' && before.bets.get(id)?.state === 'open')

/** What is said of bets that were settled together, and how: a return that is below the stakes is not celebrated. */
export function settledText({ word, money }: Speech, bets: readonly Bet[]): [text: string, tone: Line['tone']] {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
  const paid = bets.reduce((sum, { win }) => sum + (win ?? 0), 0)
  if (bets.every(({ state }) => state === 'void')) return [word('returned', { stake: money(staked) }), '']
  if (paid === 0) return [word('lost', { stake: money(staked) }), '']
  return [word('paid', { sum: money(paid), stake: money(staked) }), paid > staked ? 'won' : '']
}

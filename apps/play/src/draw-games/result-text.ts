import type { Speech } from '../frame/speech.ts'
import type { Line } from '../frame/use-play.ts'
import type { Ticket } from '../calls/draw-games.ts'

/**
 * What a draw meant for tickets that were settled: what came out,
 * what it paid, and nothing to cheer when that is below the stakes.
 */
export function resultLine({ word, money }: Speech, settled: readonly Ticket[]): Line {
  const stake = settled.reduce((sum, ticket) => sum + ticket.stake, 0)
  const win = settled.reduce((sum, ticket) => sum + (ticket.win ?? 0), 0)
  const [newest] = settled.toSorted((a, b) => b.drawAt - a.drawAt)
  const draw = { numero: newest?.numero ?? '', numbers: newest?.numbers?.join(' ') ?? '' }
  if (win > stake) return { text: word('resultWon', { ...draw, sum: money(win) }), tone: 'won' }
  if (win > 0) return { text: word('resultLess', { ...draw, sum: money(win), stake: money(stake) }), tone: '' }
  return { text: word('resultLost', draw), tone: '' }
}

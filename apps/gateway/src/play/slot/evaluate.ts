import type { Chance } from '../../kernel/config/index.ts'
import { freeSpins, linePays, scatterPays, slotLines } from './paytable.ts'
import { reels, rows, type SlotSymbol } from './reels.ts'

/** A line that won: its number from 0, how many reels from the left, and what it pays in minor units. */
export interface LineWin {
  readonly line: number
  readonly symbol: SlotSymbol
  readonly count: number
  readonly win: number
}

/** What a draw shows and pays; `window` is reel by reel, top to bottom. */
export interface SlotOutcome {
  readonly stops: readonly number[]
  readonly window: readonly (readonly SlotSymbol[])[]
  readonly lines: readonly LineWin[]
  readonly scatters: number
  readonly scatterWin: number
  readonly win: number
  /** How many free spins it gives. */
  readonly freeSpins: number
}

/**
 * What a row of signs pays from the left, in stakes of one line, and for which sign; suns help the first other sign.
 */
export function payOfLine(signs: readonly SlotSymbol[]): {
  readonly symbol: SlotSymbol
  readonly count: number
  readonly pay: number
} {
  const run = (symbol: SlotSymbol): number => {
    const end = signs.findIndex((sign) => sign !== symbol && sign !== 'sun')
    return end === -1 ? signs.length : end
  }
  const payOf = (symbol: SlotSymbol, count: number): number =>
    symbol === 'comet' || count < 3 ? 0 : (linePays[symbol][count - 3] ?? 0)
  const suns = signs.findIndex((sign) => sign !== 'sun')
  const sunRun = suns === -1 ? signs.length : suns
  const asSuns = { symbol: 'sun' as const, count: sunRun, pay: payOf('sun', sunRun) }
  const other = signs[sunRun]
  if (!other || other === 'comet') return asSuns
  const asOther = { symbol: other, count: run(other), pay: payOf(other, run(other)) }
  return asOther.pay > asSuns.pay ? asOther : asSuns
}

/** The part of each reel that shows at the given stops. */
export const windowAt = (stops: readonly number[]): SlotSymbol[][] =>
  reels.map((reel, at) =>
    Array.from({ length: rows }, (_, row) => reel[((stops[at] ?? 0) + row) % reel.length] ?? 'stone'),
  )

const byScatters = (table: readonly [number, number, number], scatters: number): number =>
  scatters < 3 ? 0 : (table[scatters - 3] ?? table[2])

/**
 * Works out what the stops pay for a stake in minor units, a multiple of the number of lines; every win counts `times`.
 */
export function evaluate(stops: readonly number[], stake: number, times = 1): SlotOutcome {
  const window = windowAt(stops)
  const lineStake = (stake / slotLines.length) * times
  const lines = slotLines.flatMap((path, line) => {
    const { symbol, count, pay } = payOfLine(path.map((row, reel) => window[reel]?.[row] ?? 'stone'))
    return pay > 0 ? { line, symbol, count, win: pay * lineStake } : []
  })
  const scatters = window.flat().filter((sign) => sign === 'comet').length
  const scatterWin = byScatters(scatterPays, scatters) * stake * times
  const win = lines.reduce((sum, line) => sum + line.win, scatterWin)
  return { stops, window, lines, scatters, scatterWin, win, freeSpins: byScatters(freeSpins, scatters) }
}

/** Draws the five reels and works out what they pay. */
export const drawSpin = ({ roll }: Pick<Chance, 'roll'>, stake: number, times = 1): SlotOutcome =>
  evaluate(
    reels.map((reel) => roll(reel.length)),
    stake,
    times,
  )

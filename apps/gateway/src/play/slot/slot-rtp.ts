import { payOfLine } from './evaluate.ts'
import { freeSpins, freeTimes, scatterPays } from './paytable.ts'
import { reels, rows, slotSymbols, type SlotSymbol } from './reels.ts'

const counts = reels.map((reel) =>
  slotSymbols.map((symbol) => ({ symbol, ways: reel.filter((sign) => sign === symbol).length })),
)

const allWays = reels.reduce((product, reel) => product * reel.length, 1)

/**
 * What one line pays over all stops, in stakes of that line,
 * times the number of stops. Lines are alike: a reel is uniform.
 */
function lineTotal(): number {
  const walk = (signs: readonly SlotSymbol[], ways: number): number => {
    const reel = counts[signs.length]
    if (!reel) return payOfLine(signs).pay * ways
    return reel.reduce((sum, { symbol, ways: more }) => (more ? sum + walk([...signs, symbol], ways * more) : sum), 0)
  }
  return walk([], 1)
}

/** What comets bring over all stops by a table for three, four and five of them. */
function scatterTotal(table: readonly [number, number, number]): number {
  let spread = new Map([[0, 1]])
  for (const reel of reels) {
    const next = new Map<number, number>()
    reel.forEach((_, stop) => {
      const comets = Array.from({ length: rows }, (_unused, row) => reel[(stop + row) % reel.length]).filter(
        (sign) => sign === 'comet',
      ).length
      for (const [before, ways] of spread) next.set(before + comets, (next.get(before + comets) ?? 0) + ways)
    })
    spread = next
  }
  return [...spread].reduce(
    (sum, [comets, ways]) => sum + (comets >= 3 ? (table[comets - 3] ?? table[2]) * ways : 0),
    0,
  )
}

/** What a spin pays (in stakes) and how many free spins it gives, over all stops; and how many stops there are. */
export const spinTotals = (): { readonly paid: number; readonly free: number; readonly stops: number } => ({
  paid: lineTotal() + scatterTotal(scatterPays),
  free: scatterTotal(freeSpins),
  stops: allWays,
})

/**
 * What the slot gives back as an exact fraction of the stake. A spin gives `free / stops` free spins on average and
 * each of these as many again: in all `free / (stops - free)`, each paying `freeTimes` what a spin pays.
 */
export function slotRtpOf(): { readonly paid: bigint; readonly staked: bigint } {
  const { paid, free, stops } = spinTotals()
  const rest = BigInt(stops - free)
  return { paid: BigInt(paid) * (rest + BigInt(freeTimes * free)), staked: BigInt(stops) * rest }
}

import { payOfLine } from './evaluate.ts'
import { scatterPays } from './paytable.ts'
import { reels, rows, slotSymbols, type SlotSymbol } from './reels.ts'

const counts = reels.map((reel) => slotSymbols.map((symbol) => ({ symbol, ways: reel.filter((sign) => sign === symbol).length })))

const allWays = reels.reduce((product, reel) => product * reel.length, 1)

/** What one line pays over all stops, in stakes of that line, times the number of stops. Lines are alike: a reel is uniform. */
function lineTotal(): number {
  const walk = (signs: readonly SlotSymbol[], ways: number): number => {
    const reel = counts[signs.length]
    if (!reel) return payOfLine(signs).pay * ways
    return reel.reduce((sum, { symbol, ways: more }) => (more ? sum + walk([...signs, symbol], ways * more) : sum), 0)
  }
  return walk([], 1)
}

/** What comets pay over all stops, in whole stakes, times the number of stops. */
function scatterTotal(): number {
  let spread = new Map([[0, 1]])
  for (const reel of reels) {
    const next = new Map<number, number>()
    reel.forEach((_, stop) => {
      const comets = Array.from({ length: rows }, (_unused, row) => reel[(stop + row) % reel.length]).filter((sign) => sign === 'comet').length
      for (const [before, ways] of spread) next.set(before + comets, (next.get(before + comets) ?? 0) + ways)
    })
    spread = next
  }
  return [...spread].reduce((sum, [comets, ways]) => sum + (comets >= 3 ? (scatterPays[comets - 3] ?? scatterPays[2]) * ways : 0), 0)
}

/** What the reels give back over all their stops, as an exact fraction of the stake. */
export const theoreticalReturn = (): { readonly paid: number; readonly staked: number } => ({
  paid: lineTotal() + scatterTotal(),
  staked: allWays,
})

import { decide, winOf } from '../src/simulator/decide.ts'
import { paytables, theoreticalReturn } from '../src/simulator/paytables.ts'
import { marketReturns } from '../src/play/coupon/returns.ts'
import { evaluate } from '../src/play/slot/evaluate.ts'
import { slotReturn } from '../src/play/slot/paytable.ts'
import { reels } from '../src/play/slot/reels.ts'
import type { EngineReturn } from './engine-return.ts'

const cabinets = Object.entries(paytables).map(([category, table]): EngineReturn => {
  const { paid, staked } = theoreticalReturn(table)
  return { name: `cabinet/${category}`, stated: paid / staked, play: (random) => ({ stake: 100, win: winOf(100, decide(table, random)) }) }
})

const coupons = marketReturns().map(({ market, stated, play }): EngineReturn => ({ name: `coupon/${market}`, stated, play }))

/** Every engine and what it states; one line here is all that a new engine needs. */
export const engineReturns: readonly EngineReturn[] = [
  { name: 'slot', stated: slotReturn, play: (random) => ({ stake: 20, win: evaluate(reels.map((reel) => random.roll(reel.length)), 20).win }) },
  ...cabinets,
  ...coupons,
]

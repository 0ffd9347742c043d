import { decide, doubleOrNothing, winOf } from '../src/play/cabinet/decide.ts'
import { mostDoubles, paytables, theoreticalReturn, type Paytable } from '../src/play/cabinet/paytables.ts'
import { fieldReturns } from '../src/play/baccarat/field-returns.ts'
import { marketReturns } from '../src/play/coupon/returns.ts'
import { kindReturns } from '../src/play/numbers/kind-returns.ts'
import { crashReturn, pointOf, ways } from '../src/play/crash/crash-point.ts'
import { least } from '../src/play/crash/curve.ts'
import { drawShot } from '../src/play/fishing/draw-shot.ts'
import { fishingReturn, speciesCodes } from '../src/play/fishing/species.ts'
import { playAlike } from '../src/play/rooms/play-hand.ts'
import { roomsReturn } from '../src/play/rooms/rooms-return.ts'
import { playWhole } from '../src/play/slot/feature.ts'
import { slotReturn } from '../src/play/slot/paytable.ts'
import type { EngineReturn } from './engine-return.ts'

/** Plays by a table; a win that may be doubled is, as often as a coin says. */
const playTable = (table: Paytable, random: Parameters<EngineReturn['play']>[0]): number => {
  let win = winOf(100, decide(table, random).multiplier)
  for (let left = table.doubles ? mostDoubles : 0; left > 0 && win > 0 && random.roll(2) === 1; left--) win = doubleOrNothing(win, random)
  return win
}

const cabinets = Object.entries(paytables).map(([category, table]): EngineReturn => {
  const { paid, staked } = theoreticalReturn(table)
  return { name: `cabinet/${category}`, stated: paid / staked, play: (random) => ({ stake: 100, win: playTable(table, random) }) }
})

const coupons = marketReturns().map(({ market, stated, play }): EngineReturn => ({ name: `coupon/${market}`, stated, play }))

const lotteries = kindReturns().map(({ kind, stated, play }): EngineReturn => ({ name: `numbers/${kind}`, stated, play }))

/** Cashes out anywhere from the earliest to about fifty times the stake, as players do: low more often than high. */
const crash: EngineReturn = {
  name: 'crash',
  stated: crashReturn,
  play: (random) => {
    const target = Math.floor(least + 5000 * (random.roll(1000) / 1000) ** 4)
    return { stake: 100, win: target <= pointOf(random.roll(ways)) ? target : 0 }
  },
}

const halls = speciesCodes.map((code): EngineReturn =>
  ({ name: `fishing/${code}`, stated: fishingReturn, play: (random) => ({ stake: 100, win: drawShot(random, code, 100).win }) }))

const fields = fieldReturns().map(({ bet, stated, play }): EngineReturn => ({ name: `baccarat/${bet}`, stated, play }))

/** Every engine and what it states; one line here is all that a new engine needs. */
export const engineReturns: readonly EngineReturn[] = [
  { name: 'slot', stated: slotReturn, play: (random) => ({ stake: 20, win: playWhole(random, 20) }) },
  crash,
  { name: 'rooms', stated: roomsReturn.percent / 100, play: (random) => playAlike(random, 1000) },
  ...cabinets,
  ...coupons,
  ...fields,
  ...halls,
  ...lotteries,
]

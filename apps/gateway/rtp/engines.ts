import { decide, doubleOrNothing, winOf } from '../src/play/generic-game/decide.ts'
import { mostDoubles, paytables, slotRtpOf, type Paytable } from '../src/play/generic-game/paytables.ts'
import { fieldRtps } from '../src/play/baccarat/field-rtp.ts'
import { marketRtps } from '../src/play/sportsbook/market-rtp.ts'
import { kindRtps } from '../src/play/draw-games/kind-rtp.ts'
import { crashRtp, pointOf, ways } from '../src/play/crash/crash-point.ts'
import { least } from '../src/play/crash/curve.ts'
import { drawShot } from '../src/play/fishing/draw-shot.ts'
import { fishingRtp, speciesCodes } from '../src/play/fishing/species.ts'
import { playAlike } from '../src/play/poker-tables/play-hand.ts'
import { pokerTablesRtp } from '../src/play/poker-tables/poker-tables-rtp.ts'
import { playWhole } from '../src/play/slot/feature.ts'
import { slotRtp } from '../src/play/slot/paytable.ts'
import type { EngineRtp } from './engine-rtp.ts'

/** Plays by a table; a win that may be doubled is, as often as a coin says. */
const playTable = (table: Paytable, random: Parameters<EngineRtp['play']>[0]): number => {
  let win = winOf(100, decide(table, random).multiplier)
  for (let left = table.doubles ? mostDoubles : 0; left > 0 && win > 0 && random.roll(2) === 1; left--)
    win = doubleOrNothing(win, random)
  return win
}

const genericGameCategories = Object.entries(paytables).map(([category, table]): EngineRtp => {
  const { paid, staked } = slotRtpOf(table)
  return {
    name: `generic-game/${category}`,
    stated: paid / staked,
    play: (random) => ({ stake: 100, win: playTable(table, random) }),
  }
})

const sportsbookCategories = marketRtps().map(({ market, stated, play }): EngineRtp => ({
  name: `sportsbook/${market}`,
  stated,
  play,
}))

const lotteries = kindRtps().map(({ kind, stated, play }): EngineRtp => ({
  name: `numbers/${kind}`,
  stated,
  play,
}))

/** Cashes out anywhere from the earliest to about fifty times the stake, as players do: low more often than high. */
const crash: EngineRtp = {
  name: 'crash',
  stated: crashRtp,
  play: (random) => {
    const target = Math.floor(least + 5000 * (random.roll(1000) / 1000) ** 4)
    return { stake: 100, win: target <= pointOf(random.roll(ways)) ? target : 0 }
  },
}

const halls = speciesCodes.map((code): EngineRtp => ({
  name: `fishing/${code}`,
  stated: fishingRtp,
  play: (random) => ({ stake: 100, win: drawShot(random, code, 100).win }),
}))

const fields = fieldRtps().map(({ bet, stated, play }): EngineRtp => ({ name: `baccarat/${bet}`, stated, play }))

/** Every engine and what it states; one line here is all that a new engine needs. */
export const engineRtps: readonly EngineRtp[] = [
  { name: 'slot', stated: slotRtp, play: (random) => ({ stake: 20, win: playWhole(random, 20) }) },
  crash,
  { name: 'poker-tables', stated: pokerTablesRtp.percent / 100, play: (random) => playAlike(random, 1000) },
  ...genericGameCategories,
  ...sportsbookCategories,
  ...fields,
  ...halls,
  ...lotteries,
]

import { useState } from 'preact/hooks'
import { storeBetSlip, readBetSlip } from './stored-bet-slip.ts'
import { legName, type Picked, type BetSlip, type BetSlipLeg } from './bet-slip.ts'

/** The slip of a page and what can be done with it; every change is kept for a reload. */
export interface SlipHandle {
  readonly slip: BetSlip
  has(leg: Picked): boolean
  /** Puts a leg on the slip, or takes it off when it is there; answers whether it is there now. */
  toggle(leg: BetSlipLeg): boolean
  remove(leg: Picked): void
  choose(kind: BetSlip['kind']): void
  stake(typed: string): void
  /** Takes these odds for all legs; one without stays as it is. */
  accept(now: ReadonlyMap<string, number>): void
  clear(): void
}

/** The slip that this tab kept of the game, without unknown fixtures, or an empty one with the given stake. */
export function useBetSlip(game: string, stake: string, knows: (fixture: number) => boolean): SlipHandle {
  const [slip, setSlip] = useState<BetSlip>(() => {
    const kept = readBetSlip(game)
    return kept
      ? { ...kept, legs: kept.legs.filter(({ fixture }) => knows(fixture)) }
      : { kind: 'single', stake, legs: [] }
  })
  const put = (next: BetSlip) => {
    storeBetSlip(game, next)
    setSlip(next)
  }
  const has: SlipHandle['has'] = (leg) => slip.legs.some((each) => legName(each) === legName(leg))
  const without = (leg: Picked) => slip.legs.filter((each) => legName(each) !== legName(leg))
  return {
    slip,
    has,
    toggle(leg) {
      const isOn = has(leg)
      put({ ...slip, legs: isOn ? without(leg) : [...slip.legs, leg] })
      return !isOn
    },
    remove: (leg) => put({ ...slip, legs: without(leg) }),
    choose: (kind) => put({ ...slip, kind }),
    stake: (typed) => put({ ...slip, stake: typed }),
    accept: (now) =>
      put({ ...slip, legs: slip.legs.map((leg) => ({ ...leg, odds: now.get(legName(leg)) ?? leg.odds })) }),
    clear: () => put({ ...slip, legs: [] }),
  }
}

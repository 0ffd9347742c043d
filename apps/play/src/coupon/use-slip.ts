import { useState } from 'preact/hooks'
import { keepSlip, readSlip } from './kept-slip.ts'
import { legName, type Picked, type Slip, type SlipLeg } from './slip.ts'

/** The slip of a page and what can be done with it; every change is kept for a reload. */
export interface SlipHandle {
  readonly slip: Slip
  has(leg: Picked): boolean
  /** Puts a leg on the slip, or takes it off when it is there; answers whether it is there now. */
  toggle(leg: SlipLeg): boolean
  remove(leg: Picked): void
  choose(kind: Slip['kind']): void
  stake(typed: string): void
  /** Takes these odds for all legs; one without stays as it is. */
  accept(now: ReadonlyMap<string, number>): void
  clear(): void
}

/** The slip that this tab kept of the game, without the fixtures that nobody knows any more, or an empty one with the given stake. */
export function useSlip(game: string, stake: string, knows: (fixture: number) => boolean): SlipHandle {
  const [slip, setSlip] = useState<Slip>(() => {
    const kept = readSlip(game)
    return kept ? { ...kept, legs: kept.legs.filter(({ fixture }) => knows(fixture)) } : { kind: 'single', stake, legs: [] }
  })
  const put = (next: Slip) => {
    keepSlip(game, next)
    setSlip(next)
  }
  const has: SlipHandle['has'] = (leg) => slip.legs.some((each) => legName(each) === legName(leg))
  const without = (leg: Picked) => slip.legs.filter((each) => legName(each) !== legName(leg))
  return {
    slip, has,
    toggle(leg) {
      const isOn = has(leg)
      put({ ...slip, legs: isOn ? without(leg) : [...slip.legs, leg] })
      return !isOn
    },
    remove: (leg) => put({ ...slip, legs: without(leg) }),
    choose: (kind) => put({ ...slip, kind }),
    stake: (typed) => put({ ...slip, stake: typed }),
    accept: (now) => put({ ...slip, legs: slip.legs.map((leg) => ({ ...leg, odds: now.get(legName(leg)) ?? leg.odds })) }),
    clear: () => put({ ...slip, legs: [] }),
  }
}

import type { Chance } from '../../gateway.ts'
import { drawKinds, drawNumbers } from '../../lottery/draw-numbers.ts'
import { combinationsOf } from './line.ts'
import { playsOf } from './plays.ts'
import { returnsOf } from './returns.ts'
import { toNumbers } from './to-numbers.ts'

/** What a kind of draw gives back to a player who picks one of its plays by chance each time, and one such stake of 100. */
export interface KindReturn {
  readonly kind: string
  readonly stated: number
  play(random: Pick<Chance, 'roll'>): { readonly stake: number; readonly win: number }
}

/** Every kind of draw with its return, the mean of those of its plays, and how a stake on it is played. */
export function kindReturns(): KindReturn[] {
  return drawKinds.map((kind) => {
    const plays = playsOf(kind).map((play) => ({ play, combination: combinationsOf(play, play.places.map(({ options }) => options.slice(-play.take).join(' ')))[0] ?? [] }))
    const returns = [...returnsOf(kind).values()]
    return {
      kind,
      stated: returns.reduce((sum, share) => sum + share, 0) / returns.length,
      play(random) {
        const chosen = plays[random.roll(plays.length)]
        const numbers = toNumbers(drawNumbers(kind, random))
        return { stake: 100, win: chosen?.play.judge(numbers, chosen.combination) ?? 0 }
      },
    }
  })
}

import type { Chance } from '../../gateway.ts'
import { drawKinds, drawNumbers } from '../../lottery/draw-numbers.ts'
import { combinationsOf } from './line.ts'
import { playsOf } from './plays.ts'
import { returnsOf } from './returns.ts'
import { toNumbers } from './to-numbers.ts'

/** What a kind of draw gives back to a player who picks one of its plays by chance each time, and one such stake. */
export interface KindReturn {
  readonly kind: string
  readonly stated: number
  play(random: Pick<Chance, 'roll'>): { readonly stake: number; readonly win: number }
}

const longShot = 10_000

/** A combination of each play with a stake on it: less on long shots, so that few rounds tell much. */
const stakesOn = (kind: string) =>
  playsOf(kind).map((play) => ({
    play,
    combination: combinationsOf(play, play.places.map(({ options }, at) => options.slice(at, at + play.take).join(' ')))[0] ?? [],
    stake: (play.pays.at(-1) ?? 0) > longShot ? 10 : 100,
  }))

/** Every kind of draw with its return, that of its plays weighed by the stakes, and how a stake on it is played. */
export function kindReturns(): KindReturn[] {
  return drawKinds.map((kind) => {
    const bets = stakesOn(kind)
    const returns = returnsOf(kind)
    const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
    return {
      kind,
      stated: bets.reduce((sum, { play, stake }) => sum + stake * (returns.get(play.name) ?? 0), 0) / staked,
      play(random) {
        const bet = bets[random.roll(bets.length)]
        const numbers = toNumbers(drawNumbers(kind, random))
        return { stake: bet?.stake ?? 0, win: bet ? (bet.stake * bet.play.judge(numbers, bet.combination)) / 100 : 0 }
      },
    }
  })
}

import type { Chance } from '../../kernel/config/index.ts'
import type { TicketLine } from '../../kernel/db/index.ts'
import { drawKinds, drawNumbers } from '../lottery/draw-numbers.ts'
import { countCombinations, winOfLine } from './line.ts'
import type { Play } from './play.ts'
import { playsOf } from './plays.ts'
import { returnsOf } from './draw-game-rtp.ts'
import { toNumbers } from './to-numbers.ts'

/** What a kind of draw gives back to a player who picks one of its plays by chance each time, and one such line. */
export interface KindRtp {
  readonly kind: string
  readonly stated: number
  play(random: Pick<Chance, 'roll'>): { readonly stake: number; readonly win: number }
}

/** The stake on each combination: less on long shots, so that the rounds tell as much as they can. */
const stakeOn = ({ pays }: Play): number => {
  const most = pays.at(-1) ?? 0
  if (most > 100_000) return 1
  return most > 10_000 ? 10 : 100
}

/** A line on a play that makes some combinations, as players make them; never both sides. */
const lineOn = (play: Play): TicketLine => ({
  play: play.name,
  stake: stakeOn(play),
  chosen: play.places.map(({ options }, at) =>
    options.slice(at, at + play.take + (options.length > 2 ? 1 : 0)).join(' '),
  ),
})

/**
 * Every kind of draw with its return, that of its plays weighed
 * by what is staked on them, and how a line on it is played.
 */
export function kindRtps(): KindRtp[] {
  return drawKinds.map((kind) => {
    const returns = returnsOf(kind)
    const bets = playsOf(kind).map((play) => {
      const line = lineOn(play)
      return {
        play,
        line,
        stake: line.stake * countCombinations(play, line.chosen),
        share: returns.get(play.name) ?? 0,
      }
    })
    const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
    return {
      kind,
      stated: bets.reduce((sum, { stake, share }) => sum + stake * share, 0) / staked,
      play(random) {
        const bet = bets[random.roll(bets.length)]
        const numbers = toNumbers(drawNumbers(kind, random))
        return { stake: bet?.stake ?? 0, win: bet ? winOfLine(bet.play, bet.line, numbers) : 0 }
      },
    }
  })
}

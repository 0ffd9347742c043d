import type { Chance } from '../src/kernel/config/gateway.ts'
import type { EngineRtp } from './engine-rtp.ts'

/** What simulated rounds gave back, as a share of what was staked, with the half width of its 99 % interval. */
export interface Simulated {
  readonly rounds: number
  readonly share: number
  readonly half: number
}

/** Of the normal distribution: 99 % lie within so many standard deviations. */
const within99 = 2.575829

/** Plays so many rounds of an engine. Stakes may differ from round to round: the interval is that of a ratio. */
export function simulate({ play }: Pick<EngineRtp, 'play'>, rounds: number, random: Pick<Chance, 'roll'>): Simulated {
  let staked = 0
  let won = 0
  let stakedSquares = 0
  let wonSquares = 0
  let products = 0
  for (let played = 0; played < rounds; played++) {
    const { stake, win } = play(random)
    staked += stake
    won += win
    stakedSquares += stake * stake
    wonSquares += win * win
    products += stake * win
  }
  const share = won / staked
  const spread = Math.max(0, wonSquares - 2 * share * products + share * share * stakedSquares)
  return { rounds, share, half: (within99 * Math.sqrt(spread)) / staked }
}

/** Whether the stated return lies within the interval of the simulated one. */
export const holds = ({ stated }: Pick<EngineRtp, 'stated'>, { share, half }: Simulated): boolean =>
  Math.abs(share - stated) <= half

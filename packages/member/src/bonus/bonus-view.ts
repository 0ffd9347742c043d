import type { Bonus } from '@parlour/api-client/endpoints'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What is left until a moment: whole days, the whole hours beyond them, the whole minutes beyond those. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/**
 * What is left until a moment.
 *
 * @param until milliseconds since 1970
 * @param now milliseconds since 1970, by the platform's clock
 * @returns zeros when the moment is past
 * @example timeLeft(90_000_000, 0) // { days: 1, hours: 1, minutes: 0 }
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const left = Math.max(0, until - now)
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
  }
}

/**
 * How much of its wagering requirement a bonus has met.
 *
 * @returns whole percent, rounded down: 100 only when all of it is met
 * @example wageringPercent({ staked: 65_000, wager: 640_000 }) // 10
 */
export const wageringPercent = ({ staked, wager }: Pick<Bonus, 'staked' | 'wager'>): number =>
  wager <= 0 ? 0 : Math.min(100, Math.floor((staked * 100) / wager))

/**
 * What a bonus locks: what it holds, with what lies in rounds under way; of a locked one what it pays when it is played
 * through.
 *
 * @returns minor units
 * @example bonusHolds({ amount: 80_000, balance: 98_000, locked: false, forfeit: null }) // 98000
 */
export const bonusHolds = ({
  amount,
  balance,
  locked,
  forfeit,
}: Pick<Bonus, 'amount' | 'balance' | 'locked' | 'forfeit'>): number =>
  locked ? amount : (forfeit?.loses ?? balance ?? amount)

/** A way in which a bonus ends; `free` had no wagering requirement. */
export type BonusEnd = 'fulfilled' | 'free' | 'lapsed' | 'spent' | 'forfeited'

const ends: readonly string[] = ['fulfilled', 'lapsed', 'spent', 'forfeited'] satisfies BonusEnd[]
const isEnd = (state: string): state is Exclude<BonusEnd, 'free'> => ends.includes(state)

/**
 * Why a bonus ended.
 *
 * @returns null where the platform says something else
 * @example bonusEnd({ state: 'fulfilled', wager: 0, playOnly: false }) // 'free'
 */
export function bonusEnd({ state, wager, playOnly }: Pick<Bonus, 'state' | 'wager' | 'playOnly'>): BonusEnd | null {
  if (!isEnd(state)) return null
  return state === 'fulfilled' && wager === 0 && !playOnly ? 'free' : state
}

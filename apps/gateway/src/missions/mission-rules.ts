import type { Words } from '../db/tables/index.ts'
import type { Period } from '../jobs/job.ts'
import { dayMs, startOfDay, startOfMonth, startOfWeek } from '../jobs/manila-calendar.ts'
import { playTimes } from '../promotions/terms.ts'

const peso = 100

/** A step of a mission: what has to be reached (minor units, or rounds), and what it gives (minor units). */
export interface MilestoneRule {
  readonly target: number
  readonly amount: number
}

/** A mission that runs again and again. */
export interface MissionRule {
  /** Stands in the database: never renamed. */
  readonly code: string
  readonly title: Words
  readonly description: Words
  readonly measure: 'STAKE' | 'WIN' | 'ROUNDS'
  /** The categories that count; none named means all. */
  readonly categories: readonly string[]
  readonly period: 'day' | 'week' | 'month'
  readonly milestones: readonly MilestoneRule[]
  /** The prizes of the leaderboard by place, in minor units. */
  readonly prizes: readonly number[]
}

const steps = (...pairs: readonly (readonly [target: number, pesos: number])[]): MilestoneRule[] =>
  pairs.map(([target, pesos]) => ({ target, amount: pesos * peso }))

const pesos = (...sums: readonly number[]): number[] => sums.map((sum) => sum * peso)

/** The missions, in the order of the page. */
export const missionRules: readonly MissionRule[] = [
  {
    code: 'bet-race',
    title: { EN: 'Bet race', TY: 'Karera ng taya' },
    description: {
      EN: 'Everything you stake from Monday to Sunday counts. The ten who stake most share ₱10,850.',
      TY: 'Bilang ang lahat ng taya mo mula Lunes hanggang Linggo. Hati sa ₱10,850 ang sampung may pinakamalaking taya.',
    },
    measure: 'STAKE', categories: [], period: 'week',
    milestones: steps([500 * peso, 5], [5_000 * peso, 38], [50_000 * peso, 388]),
    prizes: pesos(5_000, 2_500, 1_250, 300, 300, 300, 300, 300, 300, 300),
  },
  {
    code: 'reel-runner',
    title: { EN: 'Reel runner', TY: 'Takbo ng reels' },
    description: {
      EN: 'Count your slot rounds of the day. The three with the most get a prize.',
      TY: 'Bilangin ang mga round mo sa slots ngayong araw. May premyo ang tatlong may pinakamarami.',
    },
    measure: 'ROUNDS', categories: ['RNG'], period: 'day',
    milestones: steps([20, 2], [100, 12], [500, 68]),
    prizes: pesos(188, 88, 38),
  },
  {
    code: 'table-week',
    title: { EN: 'A week at the tables', TY: 'Isang linggo sa mesa' },
    description: {
      EN: 'Stakes on live tables from Monday to Sunday. The five who stake most get a prize.',
      TY: 'Mga taya sa live tables mula Lunes hanggang Linggo. May premyo ang limang may pinakamalaking taya.',
    },
    measure: 'STAKE', categories: ['LIVE'], period: 'week',
    milestones: steps([1_000 * peso, 8], [10_000 * peso, 88]),
    prizes: pesos(1_888, 888, 388, 188, 188),
  },
  {
    code: 'big-haul',
    title: { EN: 'Big haul', TY: 'Malaking huli' },
    description: {
      EN: 'What you win in the fishing hall this month. The three who win most get a prize.',
      TY: 'Ang panalo mo sa fishing ngayong buwan. May premyo ang tatlong may pinakamalaking panalo.',
    },
    measure: 'WIN', categories: ['FISH'], period: 'month',
    milestones: steps([1_000 * peso, 8], [20_000 * peso, 128]),
    prizes: pesos(2_888, 1_288, 588),
  },
]

/** The rules of a mission by its code. */
export const missionRule = (code: string): MissionRule | undefined => missionRules.find((rule) => rule.code === code)

/** The terms of milestones and prizes. */
export const missionTerms = playTimes(1, 14)

/** The period of a mission that holds a moment, in Manila time. */
export function periodOf({ period }: Pick<MissionRule, 'period'>, at: number): Period {
  if (period === 'day') return { from: startOfDay(at), until: startOfDay(at) + dayMs }
  if (period === 'week') return { from: startOfWeek(at), until: startOfWeek(at) + 7 * dayMs }
  return { from: startOfMonth(at), until: startOfMonth(at, 1) }
}

import { dayMs, startOfDay, startOfMonth, startOfWeek } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { wageringMultiplier } from '../promotions/terms.ts'
import { leastCountedRound } from '../../money/index.ts'
import { share } from '../../agents/index.ts'

const peso = 100

/** A step of a mission: what has to be reached (minor units, or rounds), and what it gives (minor units). */
export interface MilestoneRule {
  readonly target: number
  readonly amount: number
}

/** A mission that runs again and again. */
export interface MissionRule {
  /** Stands in the database: never renamed. */
  readonly code: 'bet-race' | 'reel-runner' | 'table-week' | 'big-haul'
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

/** The most that a prize of a leaderboard gives, in parts per million of what its winner has reached. */
export const prizeCeiling = 300

/** What a mission has reached as turnover, in minor units: rounds count with the least that each of them risks. */
export const turnoverFor = ({ measure }: Pick<MissionRule, 'measure'>, value: number): number =>
  measure === 'ROUNDS' ? value * leastCountedRound : value

/** The prize of a place, counted from 0, for who has reached so much: as far as that bears it; in minor units. */
export const prizeOf = (rule: MissionRule, place: number, value: number): number =>
  Math.min(rule.prizes[place] ?? 0, share(turnoverFor(rule, value), prizeCeiling))

/** The missions, in the order of the page. */
export const missionRules: readonly MissionRule[] = [
  {
    code: 'bet-race',
    measure: 'STAKE',
    categories: [],
    period: 'week',
    milestones: steps([500 * peso, 0.2], [5_000 * peso, 2], [50_000 * peso, 20]),
    prizes: pesos(5_000, 2_500, 1_250, 300, 300, 300, 300, 300, 300, 300),
  },
  {
    code: 'reel-runner',
    measure: 'ROUNDS',
    categories: ['RNG'],
    period: 'day',
    milestones: steps([20, 1], [100, 4], [500, 20]),
    prizes: pesos(188, 88, 38),
  },
  {
    code: 'table-week',
    measure: 'STAKE',
    categories: ['LIVE'],
    period: 'week',
    milestones: steps([20_000 * peso, 8], [200_000 * peso, 88]),
    prizes: pesos(1_888, 888, 388, 188, 188),
  },
  {
    code: 'big-haul',
    measure: 'WIN',
    categories: ['FISH'],
    period: 'month',
    milestones: steps([2_000 * peso, 8], [40_000 * peso, 128]),
    prizes: pesos(2_888, 1_288, 588),
  },
]

/** The rules of a mission by its code. */
export const missionRule = (code: string): MissionRule | undefined => missionRules.find((rule) => rule.code === code)

/** The terms of milestones and prizes. */
export const missionTerms = wageringMultiplier(1, 14)

/** For how many days after the end of a mission its milestones can be claimed. */
export const missionClaimDays = 14

/** The period of a mission that holds a moment, in the zone of the platform. */
export function periodOf({ period }: Pick<MissionRule, 'period'>, at: number): Period {
  if (period === 'day') return { from: startOfDay(at), until: startOfDay(at) + dayMs }
  if (period === 'week') return { from: startOfWeek(at), until: startOfWeek(at) + 7 * dayMs }
  return { from: startOfMonth(at), until: startOfMonth(at, 1) }
}

import { asc } from 'drizzle-orm'
import { reviewLimits } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { keysOf, recordOf } from '../../kernel/objects/index.ts'

/** A limit of the review: what it counts in, what holds until the operator changes it, and what it does. */
export interface ReviewLimit {
  readonly unit: 'money' | 'percent' | 'number'
  /** Minor units, per cent, or a number. */
  readonly value: number
  readonly does: string
}

const limit = (unit: ReviewLimit['unit'], value: number, does: string): ReviewLimit => ({ unit, value, does })

/** Every limit of the review. Names stand in the database: they are never changed. */
export const reviewDefaults = {
  'referral.day': limit('number', 10, 'rewards that one inviter is paid in a day; the others wait for the next day'),
  'salary.sum': limit(
    'money',
    2_000_000,
    'a salary that brings the salaries of a member in one day above this sum waits for approval',
  ),
  'withdrawal.least': limit(
    'money',
    1_000_000,
    'the rules look at members whose sum of the day, or of the rule, reaches this',
  ),
  'withdrawal.income': limit(
    'percent',
    200,
    'taken out in 30 days, of deposits, winnings, bonuses and earnings: above it is a case',
  ),
  'withdrawal.deposits': limit('percent', 1_000, 'taken out in 30 days, of deposits: above it is a case'),
  'withdrawal.played': limit('percent', 50, 'turnover of 30 days, of deposits: below it is a case'),
  'withdrawal.covered': limit(
    'percent',
    50,
    'turnover of 30 days, of stakes: below it the stakes covered one another, and it is a case',
  ),
  'withdrawal.sudden': limit('percent', 500, 'taken out today, of the highest day of the 30 days: above it is a case'),
  'deposit.sudden': limit(
    'percent',
    1_000,
    'paid in today, of the highest day of the 30 days: above it is a case at the withdrawal',
  ),
  'turnover.sudden': limit(
    'percent',
    1_000,
    'turnover of today, of the highest day of the 30 days: above it is a case at the withdrawal',
  ),
  'withdrawal.payees': limit('number', 0, 'other members with the same payout account: above it is a case'),
} as const satisfies Record<string, ReviewLimit>

/** The name of a limit. */
export type LimitName = keyof typeof reviewDefaults

/** The limits in force, in the unit of each. */
export type ReviewLimits = Readonly<Record<LimitName, number>>

/** The limits that hold unless the operator has changed them. */
export const defaultLimits: ReviewLimits = recordOf(keysOf(reviewDefaults), (name) => reviewDefaults[name].value)

/** Whether a text names a limit. */
export const isLimitName = (text: string): text is LimitName => Object.hasOwn(reviewDefaults, text)

/** Reads the limits in force. */
export async function readLimits(db: Database): Promise<ReviewLimits> {
  const rows = await db
    .select({ name: reviewLimits.name, value: reviewLimits.value })
    .from(reviewLimits)
    .orderBy(asc(reviewLimits.id))
  return { ...defaultLimits, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

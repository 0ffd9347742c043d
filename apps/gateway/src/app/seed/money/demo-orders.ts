import type { WithdrawalStatus } from '../../../kernel/db/index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** One stage of a withdrawal to tell: which, how long ago (milliseconds), who moved it, and why. */
export type PastStep = readonly [
  stage: WithdrawalStatus,
  ago: number,
  by: 'member' | 'operator' | 'clock',
  reason?: string,
]

/** A withdrawal of the demo player; the amount in minor units, the card by its place. */
export interface PastWithdrawal {
  readonly amount: number
  readonly card: 0 | 1
  readonly steps: readonly PastStep[]
}

const until = (ago: number, ...rest: PastStep[]): PastStep[] => [
  ['submitted', ago, 'member'],
  ['checking', ago - minute, 'clock'],
  ...rest,
]
const paidOut = (ago: number, ...rest: PastStep[]): PastStep[] =>
  until(ago, ['approved', ago - 12 * minute, 'operator'], ['paying', ago - 20 * minute, 'operator'], ...rest)

/** A withdrawal of the demo player in every stage; with the deposits below they leave the balance as it is. */
export const demoWithdrawals: readonly PastWithdrawal[] = [
  {
    amount: 200_000,
    card: 0,
    steps: paidOut(15 * day, ['paid', 15 * day - 24 * minute, 'clock'], ['received', 15 * day - 40 * minute, 'member']),
  },
  {
    amount: 150_000,
    card: 1,
    steps: paidOut(
      10 * day,
      ['paid', 10 * day - 24 * minute, 'clock'],
      ['not-received', 10 * day - 30 * minute, 'member', 'Nothing has arrived on my account.'],
      ['forced-received', 9 * day, 'operator', 'The bank shows the credit of that day.'],
    ),
  },
  {
    amount: 60_000,
    card: 1,
    steps: until(8 * day, [
      'refused',
      8 * day - hour,
      'operator',
      'The bank does not accept the account at the moment.',
    ]),
  },
  {
    amount: 50_000,
    card: 0,
    steps: [
      ['submitted', 6 * day, 'member'],
      ['cancelled', 6 * day - 40_000, 'member'],
    ],
  },
  {
    amount: 100_000,
    card: 1,
    steps: paidOut(
      4 * day,
      ['paid', 4 * day - 24 * minute, 'clock'],
      ['not-received', 4 * day - 45 * minute, 'member', 'My bank shows nothing yet.'],
    ),
  },
  { amount: 90_000, card: 0, steps: paidOut(26 * hour, ['paid', 6 * minute, 'clock']) },
  {
    amount: 60_000,
    card: 1,
    steps: [...until(28 * hour, ['approved', 2 * hour, 'operator']), ['paying', 20_000, 'operator']],
  },
  { amount: 100_000, card: 1, steps: until(30 * hour, ['approved', 25 * minute, 'operator']) },
  { amount: 80_000, card: 0, steps: until(32 * hour) },
  { amount: 50_000, card: 0, steps: [['submitted', 30_000, 'member']] },
]

/** The deposits that stand behind them, in minor units; the second carries the bonus of promotion 105. */
export const demoDeposits = {
  first: { amount: 430_000, ago: 40 * day },
  second: { amount: 400_000, bonus: 80_000, ago: 20 * day },
} as const

/** Deposits of the demo player that came to nothing, or wait. */
export const demoUnpaid = [
  {
    method: 'qr',
    channel: 'TLYPERLAS',
    bankCode: 'PERLAS',
    amount: 50_000,
    ago: 12 * day,
    status: 'cancelled',
    reason: null,
  },
  {
    method: 'launch',
    channel: 'TLYBANK',
    bankCode: 'ISLA',
    amount: 100_000,
    ago: 9 * day,
    status: 'expired',
    reason: 'deposit.reason.expired',
  },
  {
    method: 'launch',
    channel: 'TLYCARD',
    bankCode: 'CARD',
    amount: 30_000,
    ago: 5 * day,
    status: 'failed',
    reason: 'deposit.reason.refused',
  },
  {
    method: 'transfer',
    channel: 'TRANSFER',
    bankCode: 'SINAG',
    amount: 150_000,
    ago: 2 * hour,
    status: 'checking',
    reason: null,
  },
] as const

import { transferKinds } from '../../kernel/ledger/index.ts'
import type { TransferKind } from '../../kernel/ledger/index.ts'

/** The filters of the account record. Source: contract 3.11. */
export const codeTypes = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
] as const

/** A filter of the account record. */
export type CodeType = (typeof codeTypes)[number]

/** The number of a kind of transfer on the wire, and the filter it falls under. */
export const transactionTypes = {
  deposit: [1, 'deposit'],
  withdrawal: [2, 'withdraw'],
  'withdrawal-hold': [3, 'withdraw'],
  'withdrawal-return': [4, 'withdraw'],
  bet: [5, 'betting'],
  win: [6, 'winning'],
  refund: [7, 'betting'],
  bonus: [8, 'dividend'],
  rebate: [9, 'betting_rebate'],
  commission: [10, 'agent_rebate'],
  dividend: [11, 'share_bonus'],
  'daily-salary': [12, 'daily_wage'],
  'hourly-salary': [13, 'hour_wage'],
  'realtime-salary': [14, 'hour_wage'],
  referral: [15, 'referral_rebate'],
  points: [16, 'other'],
  fee: [17, 'other'],
  'wallet-in': [18, 'other'],
  'wallet-out': [19, 'other'],
  'upline-transfer': [20, 'other'],
  'demo-credit': [21, 'other'],
  'downline-transfer': [22, 'other'],
  'bonus-release': [23, 'dividend'],
  'bonus-forfeit': [24, 'dividend'],
} as const satisfies Record<TransferKind, readonly [number, CodeType]>

/** The kinds of transfer that filters let through; null for all of them. An unknown filter lets nothing through. */
export function kindsOf(filters: string): TransferKind[] | null {
  const wanted = filters
    .split(',')
    .map((filter) => filter.trim())
    .filter(Boolean)
  return wanted.length === 0 ? null : transferKinds.filter((kind) => wanted.includes(transactionTypes[kind][1]))
}

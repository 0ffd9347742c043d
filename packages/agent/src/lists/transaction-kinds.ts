/** What the movements of a team are distinguished by. Source: contract 3.11. */
export const transactionKinds = [
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

/** A kind of movement. */
export type TransactionKind = (typeof transactionKinds)[number]

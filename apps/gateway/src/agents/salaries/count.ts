/**
 * What was counted for a payee, in minor units: a contract, or for commissions a member. Counts of the same payee,
 * category, rate, downline and taken rate are added up, whichever batches they come from.
 */
export interface Count {
  readonly payeeId: number
  readonly category: string
  /** The payee's rate of commission when it was counted, in parts per million; 0 for contracts. */
  readonly rate: number
  /** The direct downline by which the turnover came, where it has taken some of the rate; 0 for the payee's whole count. */
  readonly downlineId: number
  /** What of the rate was taken on the way up, in parts per million. */
  readonly taken: number
  readonly turnover: number
  readonly netLoss: number
  readonly theoreticalLoss: number
  readonly activeMembers: number
}

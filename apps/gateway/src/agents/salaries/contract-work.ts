import type { ContractKind, DividendPeriod } from '@parlour/api-client/endpoints'
import type { Period, PeriodOf } from '../../kernel/jobs/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import type { CapPorts } from './contracts-in-period.ts'
import type { Draft } from './draft.ts'

/** What contracts are to be paid for, and how. */
export interface ContractWork {
  readonly drafts: PeriodOf
  readonly kind: ContractKind
  /** The length of the contracts that are due; null for salaries, which have one. */
  readonly length: DividendPeriod | null
  readonly ports: CapPorts & Notifier
  /** The first period to work out that begins at a moment or later; null when there is none. */
  readonly periodFrom: (moment: number) => Promise<Period | null>
  /** Whether a payout is written down. */
  readonly keeps: (draft: Draft) => boolean
  readonly createdAt: number
  /** Null where the payouts wait for a decision. */
  readonly paidAt: number | null
}

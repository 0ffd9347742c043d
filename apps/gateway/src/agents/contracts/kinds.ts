import type { ContractKind } from '@parlour/api-client/endpoints'
import type { contracts } from '../../kernel/db/index.ts'
import type { TransferKind } from '../../kernel/ledger/index.ts'

/** A contract as it stands in the database. */
export type Contract = typeof contracts.$inferSelect

/** The category of everything that has no contract of its own. */
export const consolidated = 'CONS'

/** How the ledger calls what the contracts pay. */
export const payoutKindOf = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realtime: 'realtime-salary',
} as const satisfies Record<ContractKind, TransferKind>

/** How long the salaries are counted; dividends say it themselves. */
export const salaryPeriods = { daily: 'daily', hourly: 'hourly', realtime: 'realtime' } as const

/** Whether a contract counts: also while its end is proposed. */
export const isInForce = ({ status }: Pick<Contract, 'status'>): boolean =>
  status === 'accepted' || status === 'terminating'

/** Whether a contract waits for an answer. */
export const isWaiting = ({ status }: Pick<Contract, 'status'>): boolean =>
  status === 'offered' || status === 'terminating'

/** Product types that contracts of their own take out of the one for all. */
export const apartOf = (own: readonly Pick<Contract, 'status' | 'category'>[]): string[] =>
  own.filter((each) => isInForce(each) && each.category !== consolidated).map(({ category }) => category)

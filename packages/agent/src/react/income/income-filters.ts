import type { IncomeKind } from '../../index.ts'

/** The filter of the own transactions under which a kind of income falls. Source: contract 3.11. */
export const transactionFilters: Readonly<Record<IncomeKind, string>> = {
  commission: 'agent_rebate',
  dividend: 'share_bonus',
  dailySalary: 'daily_wage',
  hourlySalary: 'hour_wage',
  realtimeSalary: 'hour_wage',
}

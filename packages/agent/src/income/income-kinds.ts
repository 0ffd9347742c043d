/** What an agent earns, in the order in which it is shown. Source: contract 3.12. */
export const incomeKinds = ['commission', 'dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const

/** A kind of income. */
export type IncomeKind = (typeof incomeKinds)[number]

/**
 * The kinds of which there was any, in their order.
 *
 * @param sums minor units by kind
 * @returns the kinds
 * @example kindsWith({ commission: 100, dividend: 0, dailySalary: 0, hourlySalary: 5, realtimeSalary: 0 })
 */
export const kindsWith = (sums: Readonly<Record<IncomeKind, number>>): IncomeKind[] =>
  incomeKinds.filter((kind) => sums[kind] > 0)

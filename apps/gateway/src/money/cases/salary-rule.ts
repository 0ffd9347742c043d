import type { CaseReason } from '../../kernel/db/index.ts'

/** The salaries of a member for one day, by kind and over all categories, in minor units. */
export type SalariesOfDay = ReadonlyMap<string, number>

/** What the salaries of a day come to, in minor units. */
export const sumOfDay = (salaries: SalariesOfDay): number => [...salaries.values()].reduce((sum, each) => sum + each, 0)

/**
 * Why the salaries of a day wait for approval, or null: they are above the sum that is paid without a person's word.
 */
export function salaryReason(salaries: SalariesOfDay, limit: number): CaseReason | null {
  const sum = sumOfDay(salaries)
  if (sum <= limit) return null
  return { rule: 'salary-above-sum', sums: { sum, limit, ...Object.fromEntries(salaries) } }
}

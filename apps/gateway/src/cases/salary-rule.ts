import type { CaseReason } from '../db/tables/index.ts'

/** A salary as the rule sees it; sums in minor units, `rate` in parts per million for P and in minor units for A. */
export interface SalaryFigures {
  /** What is paid of the kind to the member for the period, over all categories. */
  readonly sum: number
  readonly turnover: number
  readonly rateType: string
  readonly rate: number
}

/** Why a salary waits for approval, or null: it is above the sum that is paid without a person's word. */
export const salaryReason = ({ sum, turnover, rateType, rate }: SalaryFigures, limit: number): CaseReason | null =>
  sum <= limit ? null : {
    rule: 'salary-above-sum',
    sums: { sum, limit, turnover, ...(rateType === 'A' ? { rate } : {}) },
    ...(rateType === 'P' ? { facts: { rate: `${rate / 10_000} %` } } : {}),
  }

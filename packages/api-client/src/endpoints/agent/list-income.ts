import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { pageOf, paging, sorting, timeWindow } from './paging.ts'

const amounts = {
  commission: money,
  dividend: money,
  dailySalary: money,
  hourlySalary: money,
  realtimeSalary: money,
  total: money,
}
const row = v.object({
  /** When the day began in the platform's time zone. */
  day: v.number(),
  ...amounts,
})

/** What an agent was paid in one day. */
export type IncomeDay = v.InferOutput<typeof row>

/**
 * What this agent was paid, a row for each day, in the platform's time zone, with any income; sums in minor units,
 * times in milliseconds. Codes: records.period.archived, in_need_true_account. Source: contract 3.12.
 */
export const listIncome = defineEndpoint({
  name: 'listIncome',
  method: 'GET',
  path: '/wps/report/income',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...timeWindow,
    ...sorting(['day', 'commission', 'dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary', 'total'], 'day'),
  }),
  response: pageOf(row, amounts),
})

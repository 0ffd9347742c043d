export { defaultCurrency } from './balance/currency.ts'
export { balanceQuery } from './balance/queries.ts'

export { Balance } from './balance/balance.tsx'
export { useBalance } from './balance/use-balance.ts'

export { contractCalls } from './contract-calls.ts'
export { plainCalls } from './plain-calls.ts'
export { relayNames } from './relay-names.ts'

export type { Generations, RelayNames } from './relay-names.ts'

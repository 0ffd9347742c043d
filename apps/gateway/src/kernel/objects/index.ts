export { present } from './present.ts'
export { hasKey, isOneOf, keysOf, recordOf } from './record-of.ts'

export { csTypeOf, serviceLine, windowSize } from './service/service-line.ts'

export type { CsType, ServiceLine } from './service/service-line.ts'

export { serviceAddress } from './service/service-address.ts'
export { csTypeOf, serviceLine, windowSize } from './service/service-line.ts'
export { decryptPath } from './service/service-path.ts'

export type { ServiceSource } from './service/service-address.ts'
export type { CsType, ServiceLine } from './service/service-line.ts'
export type { ServiceEntry } from './service/service-path.ts'

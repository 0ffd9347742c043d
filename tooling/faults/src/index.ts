export { createFaultProxy } from './fault-proxy.ts'

export type { FaultProxy, Upstream } from './fault-proxy.ts'
export type { Direction, Toxic } from './toxic.ts'

export { balance } from './balance.ts'
export { createFaultProxy } from './fault-proxy.ts'

export type { Balancer } from './balance.ts'
export type { FaultProxy, Upstream } from './fault-proxy.ts'
export type { Direction, Toxic } from './toxic.ts'

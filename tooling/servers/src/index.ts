export { balance } from './balance.ts'
export { end, listen } from './child.ts'
export { postgresBinaries, postgresOwner } from './postgres-programs.ts'
export { startGateway } from './start-gateway.ts'
export { startPostgres } from './start-postgres.ts'

export type { Balancer } from './balance.ts'
export type { GatewayProcess, GatewayOptions } from './start-gateway.ts'
export type { PostgresServer } from './start-postgres.ts'

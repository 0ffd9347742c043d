import { startGateway, startPostgres, type GatewayProcess, type PostgresServer } from '@parlour/servers'
import { freePort } from '../crash/free-port.ts'
import { failOver, type Disturbance } from './disturbances.ts'
import { runDatabaseDrill, type DatabaseDrillReport } from './run-database-drill.ts'

const database = 'drill'

/** How many writers move money meanwhile, and where each step is printed. */
export interface DrillOptions {
  readonly writers: number
  readonly say: (line: string) => void
}

async function drill(
  url: string,
  server: PostgresServer,
  course: readonly Disturbance[],
  options: DrillOptions,
): Promise<DatabaseDrillReport> {
  const port = await freePort()
  let gateway: GatewayProcess | null = null
  try {
    const start = async () => (gateway = await startGateway({ databaseUrl: url, port }))
    return await runDatabaseDrill({ scene: { server, database }, course, start, ...options })
  } finally {
    await (gateway as GatewayProcess | null)?.stop()
  }
}

/** Takes a server of its own away from a gateway, in each of these ways, one after the other. */
export async function disturb(course: readonly Disturbance[], options: DrillOptions): Promise<DatabaseDrillReport> {
  const server = await startPostgres()
  try {
    return await drill(server.createDatabase(database), server, course, options)
  } finally {
    await server.stop()
  }
}

/** Kills a primary for good under a gateway, and promotes its synchronous standby. */
export async function promoteStandby(options: DrillOptions): Promise<DatabaseDrillReport> {
  const primary = await startPostgres()
  primary.createDatabase(database)
  const standby = await primary.startStandby()
  try {
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')
    const url = `postgres://parlour@${hosts}/${database}?target_session_attrs=read-write`
    return await drill(url, primary, [failOver(standby)], options)
  } finally {
    await Promise.all([standby.stop(), primary.stop()])
  }
}

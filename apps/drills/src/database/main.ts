// Takes PostgreSQL away from a gateway under writers: pnpm database-drill [--restarts 1 --kills 0 --terminations 1
// --pauses 0 --silences 1 --failover no].
import { parseArgs } from 'node:util'
import { startGateway, startPostgres, type GatewayProcess } from '@parlour/servers'
import { freePort } from '../crash/free-port.ts'
import { crash, failOver, pause, restart, silence, terminate, type Disturbance } from './disturbances.ts'
import { held, tableOf } from './report.ts'
import { runDatabaseDrill } from './run-database-drill.ts'

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    kills: { type: 'string', default: '5' },
    terminations: { type: 'string', default: '20' },
    pauses: { type: 'string', default: '3' },
    silences: { type: 'string', default: '3' },
    failover: { type: 'string', default: 'yes' },
    writers: { type: 'string', default: '16' },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const writers = Number(values.writers)
const times = (count: string, disturbance: Disturbance): Disturbance[] =>
  Array.from({ length: Number(count) }, () => disturbance)
const database = 'drill'

async function drill(
  url: string,
  server: Awaited<ReturnType<typeof startPostgres>>,
  course: readonly Disturbance[],
): Promise<void> {
  const port = await freePort()
  let gateway: GatewayProcess | null = null
  try {
    const start = async () => (gateway = await startGateway({ databaseUrl: url, port }))
    const report = await runDatabaseDrill({ scene: { server, database }, course, writers, say: print, start })
    print(tableOf(report))
    if (!held(report)) process.exitCode = 1
  } finally {
    await (gateway as GatewayProcess | null)?.stop()
  }
}

const course = [
  ...times(values.restarts, restart),
  ...times(values.kills, crash),
  ...times(values.terminations, terminate),
  ...times(values.pauses, pause),
  ...times(values.silences, silence),
]
const server = await startPostgres()
try {
  const url = server.createDatabase(database)
  if (course.length > 0) await drill(url, server, course)
} finally {
  await server.stop()
}

if (values.failover === 'yes') {
  const primary = await startPostgres()
  primary.createDatabase(database)
  const standby = await primary.startStandby()
  try {
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')
    await drill(`postgres://parlour@${hosts}/${database}?target_session_attrs=read-write`, primary, [failOver(standby)])
  } finally {
    await Promise.all([standby.stop(), primary.stop()])
  }
}

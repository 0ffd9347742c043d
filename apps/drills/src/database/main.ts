// Takes PostgreSQL away from a gateway under writers: pnpm database-drill [--restarts 1 --kills 0 --terminations 1
// --pauses 0 --silences 1 --failover no].
import { parseArgs } from 'node:util'
import { crash, pause, restart, silence, terminate, type Disturbance } from './disturbances.ts'
import { disturb, promoteStandby } from './drill-on.ts'
import { held, tableOf } from './report.ts'
import type { DatabaseDrillReport } from './run-database-drill.ts'

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
const options = { writers: Number(values.writers), say: print }
const times = (count: string, disturbance: Disturbance): Disturbance[] =>
  Array.from({ length: Number(count) }, () => disturbance)

function judge(report: DatabaseDrillReport): void {
  print(tableOf(report))
  if (!held(report)) process.exitCode = 1
}

const course = [
  ...times(values.restarts, restart),
  ...times(values.kills, crash),
  ...times(values.terminations, terminate),
  ...times(values.pauses, pause),
  ...times(values.silences, silence),
]
if (course.length > 0) judge(await disturb(course, options))
if (values.failover === 'yes') judge(await promoteStandby(options))

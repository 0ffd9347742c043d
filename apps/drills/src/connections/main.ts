// Opens half-open connections from one address while another is served: pnpm connection-drill --connections 20000.
import { parseArgs } from 'node:util'
import { startGateway } from '@parlour/servers'
import { runConnectionDrill } from './run-connection-drill.ts'

const { values } = parseArgs({
  options: { connections: { type: 'string', default: '20000' }, calls: { type: 'string', default: '200' } },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const gateway = await startGateway()
const report = await runConnectionDrill({
  port: gateway.port,
  connections: Number(values.connections),
  calls: Number(values.calls),
  say: print,
})
await gateway.stop()
print(JSON.stringify(report, null, 2))
const held = report.during.failed === 0 && report.standing <= 1_000 && report.standingLater === 0
print(held ? 'Held: nobody else was kept out, and what was half open is gone.' : 'Not held.')
process.exitCode = held ? 0 : 1

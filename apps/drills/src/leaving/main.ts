// Ends a gateway by each signal under keep-alive connections:
// pnpm leaving-drill [--signals SIGTERM,SIGHUP --connections 20].
import { parseArgs } from 'node:util'
import { leaveBy } from './leave-by.ts'

const { values } = parseArgs({
  options: {
    signals: { type: 'string', default: 'SIGTERM,SIGINT,SIGHUP,SIGQUIT,SIGUSR2' },
    connections: { type: 'string', default: '20' },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const limitMs = 10_000

print('| signal | answers | told to close | cut | exit code | after | why it ended |\n|---|---|---|---|---|---|---|')
for (const signal of values.signals.split(',') as NodeJS.Signals[]) {
  const { answers, told, clients, faults, code, took, reasons } = await leaveBy(signal, Number(values.connections))
  print(
    `| ${signal} | ${answers} | ${told} of ${clients} | ${[faults.length, ...new Set(faults)].join(' ')} | ${code} | ${took} ms | ${reasons.join(', ')} |`,
  )
  const isClean = faults.length === 0 && told === clients && code === 0
  if (!isClean || took > limitMs || reasons.length !== 1 || !reasons[0]?.includes(signal)) process.exitCode = 1
}

// Ends a gateway by each signal under keep-alive connections:
// pnpm leaving-drill [--signals SIGTERM,SIGHUP --connections 20].
import { parseArgs } from 'node:util'
import { startGateway } from '@parlour/servers'
import { keepCalling } from './keep-calling.ts'

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
  const gateway = await startGateway()
  const firsts: Promise<void>[] = []
  const clients = Array.from({ length: Number(values.connections) }, () => {
    let first = (): void => undefined
    firsts.push(
      new Promise((resolve) => {
        first = resolve
      }),
    )
    return keepCalling(`${gateway.origin}/wps/system/status`, first)
  })
  await Promise.race([Promise.all(firsts), Promise.all(clients)])
  const began = performance.now()
  const code = await gateway.leave(signal)
  const took = Math.round(performance.now() - began)
  const fared = await Promise.all(clients)
  const faults = fared.flatMap(({ fault }) => fault ?? [])
  // The log and this line come by two pipes: the order between them is not theirs.
  const reasons = gateway
    .told()
    .split('\n')
    .filter((line) => line.startsWith('gateway: ended'))
  const answers = fared.reduce((sum, one) => sum + one.answers, 0)
  const told = fared.filter((one) => one.told).length
  print(
    `| ${signal} | ${answers} | ${told} of ${fared.length} | ${[faults.length, ...new Set(faults)].join(' ')} | ${code} | ${took} ms | ${reasons.join(', ')} |`,
  )
  if (
    faults.length > 0 ||
    told < fared.length ||
    code !== 0 ||
    took > limitMs ||
    reasons.length !== 1 ||
    !reasons[0]?.includes(signal)
  )
    process.exitCode = 1
}

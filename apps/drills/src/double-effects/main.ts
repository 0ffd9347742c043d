// Sends every call with an effect in every way that could double it,
// in a real browser: pnpm double-effects --repeats 3.
import { parseArgs } from 'node:util'
import { startGateway } from '@parlour/servers'
import { actions } from './actions.ts'
import { runDoubleEffects } from './run-double-effects.ts'

const { values } = parseArgs({
  options: { repeats: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const gateway = await startGateway()
const results = await runDoubleEffects({
  gateway,
  actions: actions.filter(({ endpoint }) => endpoint.name.includes(values.only)),
  repeats: Number(values.repeats),
  say: print,
})
await gateway.stop()
const wrong = results.filter(({ effects, status }) => effects !== 1 || status !== 'done')
for (const { action, way, effects, status, why } of wrong)
  print(`${action}, ${way}: ${effects} effects, ${status} ${why}`)
print(
  `${results.length} cases, ${wrong.length} wrong, ${results.filter(({ effects }) => effects > 1).length} double effects`,
)
process.exitCode = wrong.length === 0 ? 0 : 1

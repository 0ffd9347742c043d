// The calls of the contract against a platform that has them alone, by generation: pnpm contract-calls
import { callTable } from './call-table.ts'

for (const generation of ['classic', 'current'] as const) {
  const { rows, effects } = await callTable(generation)
  const lines = rows.map(
    ({ name, request, answer }) => `${name.padEnd(36)} ${request.padEnd(12)} ${request === 'not served' ? '' : answer}`,
  )
  process.stdout.write(`${generation}\n${lines.join('\n')}\neffects ${JSON.stringify(effects)}\n\n`)
}

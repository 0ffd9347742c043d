// The built site against a platform of the contract: pnpm contract-drill --pictures <folder>
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runContractDrill } from './run-contract-drill.ts'

const { values } = parseArgs({ options: { pictures: { type: 'string' } } })
if (values.pictures) mkdirSync(values.pictures, { recursive: true })
for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  const result = await runContractDrill({ viewport, pictures: values.pictures })
  process.stdout.write(`${viewport.width}x${viewport.height}\n${JSON.stringify(result, null, 2)}\n`)
  if (result.failures.length + result.requestFaults.length + result.console.length > 0) process.exitCode = 1
}

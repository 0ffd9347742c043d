import { createWorld } from './platform/world.ts'
import { allChecks } from './all-checks.ts'
import { lineOf, tableOf } from './report.ts'
import { runChecks } from './run-checks.ts'
import { readSettings } from './settings.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  const settings = readSettings(process.argv.slice(2))
  const began = performance.now()
  const outcomes = await runChecks(allChecks, createWorld(settings), (outcome) => {
    if (outcome.result === 'failed' || settings.verbose) print(lineOf(outcome))
  })
  print(`\n${tableOf(outcomes)}\n\n${settings.origin}: ${Math.round((performance.now() - began) / 1000)} s`)
  process.exitCode = outcomes.length === 0 || outcomes.some(({ result }) => result === 'failed') ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}

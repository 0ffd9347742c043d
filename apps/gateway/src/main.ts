import { errorFacts } from './observe/error-facts.ts'
import { makeLog } from './observe/make-log.ts'
import { demoAccounts, demoPassword } from './seed/people/names.ts'
import { endInOrder } from './process/end-process.ts'
import { StartStopped } from './process/open-parts.ts'
import { readSettings } from './settings/read-settings.ts'
import { showSettings } from './settings/show-settings.ts'
import { logSettings, startInput } from './settings/start-input.ts'
import { CannotStart, startGateway } from './start-gateway.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`gateway: ${line}\n`)

const table = (): string => {
  const rows = demoAccounts.map(({ is, username }) => [is, username, demoPassword] as const)
  const head = ['account', 'username', 'password'] as const
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

// Whoever reads the lines may go away; the gateway goes on.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
const ending = endInOrder({ process, exit: (code) => process.exit(code), say: print, monotonic: () => performance.now() })

try {
  const { values, problems } = readSettings(process.env)
  if (problems.length > 0) {
    problems.forEach(complain)
    process.exit(1)
  }
  const input = startInput(values)
  const started = await startGateway({
    ...input,
    changes: { ...input.changes, settings: showSettings(process.env) },
    say: print,
    log: makeLog(logSettings(values, process.stderr.isTTY)),
    closeWith: ending.closeWith,
  })
  print(started.seed === 'demo' ? `\n${table()}\n\n  Play money only. Open ${started.origin}\n` : `\n  Play money only. Open ${started.origin}\n`)
} catch (error) {
  // Who has told it to leave while it was starting hears so from what ends the process.
  if (!(error instanceof StartStopped)) {
    complain(error instanceof CannotStart ? error.message : `cannot start: ${errorFacts(error).error}`)
    process.exit(1)
  }
}

import { demoAccounts, demoPassword } from './seed/people/names.ts'
import { readSettings } from './settings/read-settings.ts'
import { showSettings } from './settings/show-settings.ts'
import { startInput } from './settings/start-input.ts'
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

try {
  const { values, problems } = readSettings(process.env)
  if (problems.length > 0) {
    problems.forEach(complain)
    process.exit(1)
  }
  const input = startInput(values)
  const started = await startGateway({ ...input, changes: { ...input.changes, settings: showSettings(process.env) }, say: print })
  print(started.seed === 'demo' ? `\n${table()}\n\n  Play money only. Open ${started.origin}\n` : `\n  Play money only. Open ${started.origin}\n`)
  let leaving = false
  const leave = async (): Promise<void> => {
    if (leaving) return
    leaving = true
    await started.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void leave())
  process.on('SIGINT', () => void leave())
} catch (error) {
  const line = error instanceof Error ? error.message : String(error)
  complain(error instanceof CannotStart ? line : `cannot start: ${line}`)
  process.exit(1)
}

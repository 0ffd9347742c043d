import { errorFacts, makeLog } from '../kernel/observe/index.ts'
import { roomToWork } from '../kernel/db/index.ts'
import { StartStopped, endInOrder, startWatchdog } from '../kernel/process/index.ts'
import { demoAccounts, demoPassword } from './seed/people/names.ts'
import type { SettingValues } from './settings/settings.ts'
import { showSettings } from './settings/show-settings.ts'
import { logSettings, startInput } from './settings/start-input.ts'
import { CannotStart } from './cannot-start.ts'
import { startGateway } from './start-gateway.ts'

const accountTable = (): string => {
  const rows = demoAccounts.map(({ is, username }) => [is, username, demoPassword] as const)
  const head = ['account', 'username', 'password'] as const
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Runs the gateway in this process until a signal ends it; `print` and `complain` write a line for the operator. */
export async function runGateway(
  values: SettingValues,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<void> {
  const ending = endInOrder({
    process,
    exit: (code) => process.exit(code),
    say: print,
    monotonic: () => performance.now(),
  })
  try {
    const input = startInput(values)
    const started = await startGateway({
      ...input,
      changes: { ...input.changes, settings: showSettings(process.env) },
      say: print,
      log: makeLog(logSettings(values, process.stderr.isTTY)),
      closeWith: ending.closeWith,
    })
    const { databaseUrl, dataFolder: folder } = input
    if (!databaseUrl && folder !== ':memory:') await startWatchdog({ folder, least: roomToWork })
    const address = `\n  Play money only. Open ${started.origin}\n`
    print(started.seed === 'demo' ? `\n${accountTable()}\n${address}` : address)
  } catch (error) {
    // A signal during the start ends the process with a line of its own.
    if (error instanceof StartStopped) return
    complain(error instanceof CannotStart ? error.message : `cannot start: ${errorFacts(error).error}`)
    process.exit(1)
  }
}

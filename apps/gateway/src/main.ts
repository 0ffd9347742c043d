import { fileURLToPath } from 'node:url'
import { demoAccounts, demoPassword } from './seed/people/names.ts'
import { readSocialSettings } from './social/settings.ts'
import { endInOrder } from './process/end-process.ts'
import { CannotStart, startGateway } from './start-gateway.ts'
import { clockFrom } from './system-ports.ts'

const { env } = process
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const flag = (name: string): boolean => env[name] === '1'

/** The moment at which the clock of a test gateway begins. @throws CannotStart when it is no moment */
const testClock = (text: string | undefined) => {
  if (!text || !flag('PARLOUR_TEST')) return {}
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new CannotStart(`PARLOUR_TEST_NOW must be a moment such as 2026-11-21T12:00:00Z, not "${text}"`)
  return { clock: clockFrom(moment) }
}

const table = (): string => {
  const rows = demoAccounts.map(({ is, username }) => [is, username, demoPassword] as const)
  const head = ['account', 'username', 'password'] as const
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

// Whoever reads the lines may go away; the gateway goes on.
process.stdout.on('error', () => undefined)
const ending = endInOrder({ process, exit: (code) => process.exit(code), say: print, monotonic: () => performance.now() })

try {
  const port = Number(env['PORT'] ?? 4100)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CannotStart(`PORT must be a number up to 65535, not "${env['PORT']}"`)
  const started = await startGateway({
    port,
    databaseUrl: env['DATABASE_URL'] || null,
    dataFolder: env['PARLOUR_DATA'] ?? fileURLToPath(new URL('../.data', import.meta.url)),
    changes: {
      ...(env['PARLOUR_MERCHANT'] ? { merchant: env['PARLOUR_MERCHANT'] } : {}),
      brandOrigins: (env['PARLOUR_ORIGINS'] ?? '').split(',').filter(Boolean),
      imageOrigins: (env['PARLOUR_IMAGE_ORIGINS'] ?? '').split(',').filter(Boolean),
      legacyCipher: flag('PARLOUR_LEGACY_CIPHER'),
      test: flag('PARLOUR_TEST'),
      addressFactor: flag('PARLOUR_TEST') ? 100 : 1,
      operatorToken: env['PARLOUR_OPERATOR_TOKEN'] || null,
      ...(env['PARLOUR_SOCIAL'] ? { social: readSocialSettings(env['PARLOUR_SOCIAL']) } : {}),
      proxies: Number(env['PARLOUR_PROXIES'] ?? 0),
    },
    say: print,
    ...testClock(env['PARLOUR_TEST_NOW']),
  })
  print(`\n${table()}\n\n  Play money only. Open ${started.origin}\n`)
  ending.closeWith(started.close)
} catch (error) {
  const line = error instanceof Error ? error.message : String(error)
  process.stderr.write(`gateway: ${error instanceof CannotStart ? line : `cannot start: ${line}`}\n`)
  process.exit(1)
}

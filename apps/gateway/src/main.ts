import { fileURLToPath } from 'node:url'
import { readLogSettings } from './observe/log-settings.ts'
import { makeLog } from './observe/make-log.ts'
import { readMetricsAddress } from './observe/serve-metrics.ts'
import { readRetention } from './retention/settings.ts'
import { demoAccounts, demoPassword } from './seed/people/names.ts'
import { readSocialSettings } from './social/settings.ts'
import { CannotStart, startGateway } from './start-gateway.ts'

const { env } = process
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const flag = (name: string): boolean => env[name] === '1'

const table = (): string => {
  const rows = demoAccounts.map(({ is, username }) => [is, username, demoPassword] as const)
  const head = ['account', 'username', 'password'] as const
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

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
      retention: readRetention(env['PARLOUR_RETENTION']),
      proxies: Number(env['PARLOUR_PROXIES'] ?? 0),
    },
    say: print,
    log: makeLog(readLogSettings(env, process.stderr.isTTY)),
    metrics: readMetricsAddress(env['PARLOUR_METRICS']),
  })
  print(`\n${table()}\n\n  Play money only. Open ${started.origin}\n`)
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
  process.stderr.write(`gateway: ${error instanceof CannotStart ? line : `cannot start: ${line}`}\n`)
  process.exit(1)
}

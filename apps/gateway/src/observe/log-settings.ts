import type { LogLevel } from './log.ts'

/** How the log is written: `json` for a collector, `pretty` for a person at a terminal. */
export interface LogSettings {
  readonly format: 'json' | 'pretty'
  readonly level: LogLevel | 'silent'
}

const formats = ['json', 'pretty'] as const
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const oneOf = <Name extends string>(variable: string, told: string, names: readonly Name[]): Name => {
  const found = names.find((name) => name === told)
  if (found === undefined) throw new Error(`${variable} must be one of ${names.join(', ')}, not "${told}"`)
  return found
}

/**
 * Reads `PARLOUR_LOG` (`json` or `pretty`; without it pretty on a terminal, else JSON) and `PARLOUR_LOG_LEVEL` (default info).
 * @throws Error that names the variable and what it takes
 */
export const readLogSettings = (env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): LogSettings => ({
  format: oneOf('PARLOUR_LOG', env['PARLOUR_LOG'] || (isTerminal ? 'pretty' : 'json'), formats),
  level: oneOf('PARLOUR_LOG_LEVEL', env['PARLOUR_LOG_LEVEL'] || 'info', levels),
})

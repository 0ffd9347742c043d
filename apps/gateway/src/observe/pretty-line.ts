/** A line as the logger writes it, read back. */
interface Written {
  readonly time: string
  readonly level: string
  readonly msg: string
  readonly [fact: string]: unknown
}

const hidden = new Set(['time', 'level', 'msg', 'traceId', 'at'])
const shown = (value: unknown): string => (typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : JSON.stringify(value))

/**
 * A line of JSON as a person reads it: time of day, level, message, facts. Null for the line of a call that went well: at a
 * terminal only what needs a look is worth a line.
 */
export function prettyLine(json: string): string | null {
  const line = JSON.parse(json) as Written
  if (line.msg === 'call' && line.level === 'info') return null
  const facts = Object.entries(line).filter(([name, value]) => !hidden.has(name) && value !== null).map(([name, value]) => `${name}=${shown(value)}`)
  return `${[line.time.slice(11, 19), line.level, line.msg, ...facts].join(' ')}\n`
}

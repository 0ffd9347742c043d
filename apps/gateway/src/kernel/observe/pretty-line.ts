import * as v from 'valibot'

/** A line as the logger writes it. */
const written = v.looseObject({ time: v.string(), level: v.string(), msg: v.optional(v.string(), '') })

const hidden = new Set(['time', 'level', 'msg', 'traceId', 'at'])
const shown = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : JSON.stringify(value)

/**
 * A line of JSON as a person reads it: time of day, level, message, facts. Null for the line of a call that went well:
 * at a terminal only what needs a look is worth a line.
 */
export function prettyLine(json: string): string | null {
  const line = v.parse(written, JSON.parse(json))
  if (line.msg === 'call' && line.level === 'info') return null
  const facts = Object.entries(line)
    .filter(([name, value]) => !hidden.has(name) && value !== null)
    .map(([name, value]) => `${name}=${shown(value)}`)
  return `${[line.time.slice(11, 19), line.level, line.msg, ...facts].join(' ')}\n`
}

import type * as v from 'valibot'
import type { SchemaConfig } from './run-schema.ts'

/** What a quick check says when it does not know: the schema itself then decides. */
export const unsure: unique symbol = Symbol('unsure')

/** Checks a value: the output that its schema would give, or `unsure`. */
export type QuickRun = (value: unknown, config: SchemaConfig) => unknown

interface Parts extends v.GenericSchema {
  readonly pipe?: unknown
  readonly default?: unknown
  readonly wrapped?: Parts
  readonly entries?: Readonly<Record<string, Parts>>
}

type Row = Record<string, unknown>

const isLax = ({ type }: Parts): boolean => type === 'optional' || type === 'nullish'

const quickObject = (entries: Readonly<Record<string, Parts>>): QuickRun => {
  const fields = Object.entries(entries).map(([key, part]) => ({ key, lax: isLax(part), left: part.default === undefined, run: quickRun(part) }))
  return (value, config) => {
    if (typeof value !== 'object' || value === null) return unsure
    const output: Row = {}
    for (const { key, lax, left, run } of fields) {
      const member = (value as Row)[key]
      const missing = member === undefined && !(key in value)
      if (missing && !lax) return unsure
      if (missing && left) continue
      const result = run(member, config)
      if (result === unsure) return unsure
      output[key] = result
    }
    return output
  }
}

/**
 * The short way through a schema, for the rows of long lists: objects of texts, numbers and flags at a third of the price,
 * everything else by the schema itself. It is never the one to say no.
 */
export function quickRun(schema: v.GenericSchema): QuickRun {
  const { type, pipe, wrapped, entries, default: empty } = schema as Parts
  if (!pipe) {
    if (entries && type === 'object') return quickObject(entries)
    if (type === 'string' || type === 'boolean' || type === 'number')
      return (value) => (typeof value === type && !Number.isNaN(value) ? value : unsure)
    if (wrapped && type === 'nullish' && empty === null) {
      const run = quickRun(wrapped)
      return (value, config) => (value === null || value === undefined ? null : run(value, config))
    }
  }
  return (value, config) => {
    const result = schema['~run']({ value }, config)
    return result.issues ? unsure : result.value
  }
}

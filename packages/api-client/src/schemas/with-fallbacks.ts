import type { GenericSchema } from 'valibot'

/** By member, those that stand in for it, in this order: `{ nodeName: ['gameName'] }`. */
export type Fallbacks = Readonly<Record<string, readonly string[]>>

const filled = (value: unknown, fallbacks: Fallbacks): unknown => {
  if (!(value instanceof Object) || Array.isArray(value)) return value
  const members: Record<string, unknown> = { ...value }
  for (const [name, others] of Object.entries(fallbacks))
    members[name] ??= others.map((other) => members[other]).find((found) => found != null)
  return members
}

/**
 * A schema of an object that first fills members that are missing
 * or null from others, where platforms write one or the other.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withFallbacks<const Schema extends GenericSchema>(schema: Schema, fallbacks: Fallbacks): Schema {
  return {
    ...schema,
    '~run': (dataset, config) => schema['~run']({ value: filled(dataset.value, fallbacks) }, config),
  }
}

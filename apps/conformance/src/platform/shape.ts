import type { BaseIssue, Config, GenericSchema } from 'valibot'

/** How the client runs a schema: it is called with each item that is left out. */
interface BaseConfig extends Config<BaseIssue<unknown>> {
  readonly onDropped: () => void
}

/** A schema as data, by valibot's own names; which of them there are depends on `type`. */
interface Parts {
  readonly type: string
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly value?: GenericSchema
  readonly pipe?: readonly [GenericSchema, ...{ readonly metadata?: Readonly<Record<string, unknown>> }[]]
}

const wrappers = new Set(['nullish', 'nullable', 'optional', 'exact_optional', 'undefinedable'])

/** The schema of the items of a tolerant list, which a step of its pipe carries. */
function tolerantItem(schema: GenericSchema): GenericSchema | undefined {
  const [first, ...steps] = (schema as Parts).pipe ?? []
  const own = steps.find(({ metadata }) => metadata && 'item' in metadata)?.metadata?.['item'] as
    | GenericSchema
    | undefined
  return own ?? (first && first !== schema ? tolerantItem(first) : undefined)
}

/**
 * The members of a record that do not stand in a value of the
 * wire, as paths; `[]` is an item of a list, `*` of a dictionary.
 */
export function missingMembers(schema: GenericSchema, value: unknown, path = 'value'): string[] {
  const { type, entries, item, wrapped, value: member } = schema as Parts
  if (value === null || value === undefined) return []
  const listed = tolerantItem(schema) ?? (type === 'array' ? item : undefined)
  if (listed) return Array.isArray(value) ? value.flatMap((one) => missingMembers(listed, one, `${path}[]`)) : []
  if (wrappers.has(type) && wrapped) return missingMembers(wrapped, value, path)
  if (typeof value !== 'object') return []
  if (type === 'record' && member)
    return Object.values(value).flatMap((one) => missingMembers(member, one, `${path}.*`))
  return Object.entries(entries ?? {}).flatMap(([name, of]) => {
    if (name in value) return missingMembers(of, (value as Record<string, unknown>)[name], `${path}.${name}`)
    return (of as Parts).type === 'optional' ? [] : [`${path}.${name}`]
  })
}

/**
 * Reads a value by a schema; answers what does not fit, and how many items its tolerant lists and dictionaries drop.
 */
export function readShape(
  schema: GenericSchema,
  value: unknown,
): { readonly issues: readonly string[]; readonly dropped: number } {
  let dropped = 0
  const config: BaseConfig = { onDropped: () => void (dropped += 1) }
  const { issues = [] } = schema['~run']({ value }, config)
  return {
    issues: issues.map(({ path, message }) => `${path?.map(({ key }) => key).join('.') ?? 'value'}: ${message}`),
    dropped,
  }
}

import type { GenericSchema } from 'valibot'
import { partsOf } from '../schema-parts.ts'
import { runSchema } from '../schemas/run-schema.ts'

const membersOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object that is no list
  value instanceof Object && !Array.isArray(value) ? (value as Record<string, unknown>) : null

/**
 * What fits of an answer to a call with an effect. The effect has happened, so that nothing fails here: a member that
 * is missing or does not fit takes the default of the record, else null; `drop` is called for each misfit.
 */
export function readOutcome(response: GenericSchema, raw: unknown, drop: () => void): Record<string, unknown> {
  const members = membersOf(raw)
  if (!members && raw != null) drop()
  const read = ([name, entry]: [string, GenericSchema]) => {
    const value = members && Object.hasOwn(members, name) ? members[name] : undefined
    const checked = runSchema(entry, value, drop)
    if (!checked.issues) return [name, checked.output]
    if (value != null) drop()
    const missing = runSchema(entry, undefined)
    return [name, missing.issues ? null : missing.output]
  }
  return Object.fromEntries(Object.entries(partsOf(response).entries ?? {}).map(read))
}

import * as v from 'valibot'
import type { SchemaConfig } from './run-schema.ts'

const misfit: unique symbol = Symbol('misfit')

/** A step of a pipe that takes the misfits out of a dictionary, and counts them. */
const withoutMisfits = {
  kind: 'transformation' as const,
  type: 'without_misfits' as const,
  reference: () => withoutMisfits,
  async: false as const,
  '~run'(dataset: v.SuccessDataset<Record<string, unknown>>, config: SchemaConfig): v.SuccessDataset<Record<string, unknown>> {
    const value: Record<string, unknown> = {}
    for (const [name, member] of Object.entries(dataset.value)) {
      if (member === misfit) config.onDropped?.()
      else value[name] = member
    }
    return { typed: true, value }
  },
}

/** A dictionary from which a member that does not fit is left out, and counted; the rest stays usable. */
export function tolerantRecord<const Value extends v.GenericSchema>(
  value: Value,
): v.GenericSchema<Record<string, v.InferInput<Value>>, Record<string, v.InferOutput<Value>>> {
  return v.pipe(v.record(v.string(), v.fallback(value, misfit as never)), withoutMisfits as never) as never
}

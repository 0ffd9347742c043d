import * as v from 'valibot'
import { noneFits } from './none-fits.ts'
import type { SchemaConfig } from './run-schema.ts'

const misfit: unique symbol = Symbol('misfit')

/**
 * A step of a pipe that removes entries of a dictionary that do not fit, and counts them. Where none fits, the
 * dictionary does not fit either.
 */
const withoutMisfits = {
  kind: 'transformation' as const,
  type: 'without_misfits' as const,
  reference: () => withoutMisfits,
  async: false as const,
  '~run'(
    dataset: v.SuccessDataset<Record<string, unknown>>,
    config: SchemaConfig,
  ): v.OutputDataset<Record<string, unknown>, v.BaseIssue<unknown>> {
    const value: Record<string, unknown> = {}
    const entries = Object.entries(dataset.value)
    for (const [name, member] of entries) {
      if (member === misfit) config.onDropped?.()
      else value[name] = member
    }
    return entries.length === 0 || Object.keys(value).length > 0 ? { typed: true, value } : noneFits(entries)
  },
}

/**
 * A dictionary from which a member that does not fit is left out, and
 * counted; the rest stays usable. One of which nothing fits does not fit.
 */
export function tolerantRecord<const Value extends v.GenericSchema>(
  value: Value,
): v.GenericSchema<Record<string, v.InferInput<Value>>, Record<string, v.InferOutput<Value>>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot takes no step with a config of ours, and the schema reads more than it says that it takes; the symbol of a misfit is taken out again
  return v.pipe(v.record(v.string(), v.fallback(value, misfit as never)), withoutMisfits as never) as never
}

/**
 * A dictionary beside what an answer or a row is about: where nothing
 * of it fits, it is empty, and the misfits are counted all the same.
 */
export const sideRecord = <const Value extends v.GenericSchema>(value: Value) => v.fallback(tolerantRecord(value), {})

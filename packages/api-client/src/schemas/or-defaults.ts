import * as v from 'valibot'
import type { SchemaConfig } from './run-schema.ts'

/**
 * The answer to a call with an effect of which a caller needs no member: each has a default. Success is final, whatever
 * came with it: a value that is missing or does not fit reads as an empty object, and a misfit is counted.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orDefaults<const Schema extends v.GenericSchema<object, unknown>>(
  schema: Schema,
): v.NullishSchema<Schema, NoInfer<v.InferInput<Schema>>> {
  const whole = v.nullish(schema, {} as v.InferInput<Schema>)
  return {
    ...whole,
    '~run'(dataset, config: SchemaConfig) {
      const { value } = dataset
      const result = whole['~run']({ value }, config)
      if (!result.issues) return result
      config.onDropped?.()
      return whole['~run']({ value: undefined }, config)
    },
  }
}

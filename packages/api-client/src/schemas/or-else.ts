import type {
  BaseIssue,
  GenericSchema,
  InferInput,
  InferOutput,
  NullishSchema,
  OutputDataset,
  UnknownDataset,
} from 'valibot'
import type { SchemaConfig } from './run-schema.ts'

type OrElse<Schema extends GenericSchema, Output> = NullishSchema<
  GenericSchema<InferInput<Schema>, Output>,
  NonNullable<InferInput<Schema>>
>

/** A schema that reads a value which does not fit as another one, and counts it; a missing value is not counted. */
export function orElse<const Schema extends GenericSchema>(
  schema: Schema,
  fallback: InferOutput<Schema>,
): OrElse<Schema, InferOutput<Schema>>
export function orElse<const Schema extends GenericSchema>(
  schema: Schema,
  fallback: null,
): OrElse<Schema, InferOutput<Schema> | null>
/* @__NO_SIDE_EFFECTS__ */
export function orElse(schema: GenericSchema, fallback: unknown): unknown {
  return {
    ...schema,
    fallback,
    '~run'({ value }: UnknownDataset, config: SchemaConfig): OutputDataset<unknown, BaseIssue<unknown>> {
      try {
        const result = schema['~run']({ value }, config)
        if (!result.issues) return result
      } catch {
        // Too deep for the stack.
      }
      if (value != null) config.onDropped?.()
      return { typed: true, value: fallback }
    },
  }
}

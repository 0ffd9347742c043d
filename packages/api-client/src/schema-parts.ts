import type { GenericSchema } from 'valibot'

/** What a schema is made of, by valibot's own names; which of them there are depends on `type`. */
export interface SchemaParts {
  readonly type: string
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly items?: readonly GenericSchema[]
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: GenericSchema
  readonly default?: unknown
  readonly key?: GenericSchema
  readonly value?: GenericSchema
  readonly getter?: (input: unknown) => GenericSchema
}

/** A check of a pipe: `type` says which, `requirement` what it asks. */
export interface SchemaCheck {
  readonly kind: 'validation' | 'transformation' | 'metadata'
  readonly type: string
  readonly requirement?: unknown
  readonly metadata?: Readonly<Record<string, unknown>>
}

type Piped = GenericSchema & { readonly pipe?: readonly [GenericSchema, ...SchemaCheck[]] }

/** Whether a value is a schema. */
export const isSchema = (value: unknown): value is GenericSchema =>
  value instanceof Object && 'kind' in value && value.kind === 'schema'

/** The schema as data. */
export const partsOf = (schema: GenericSchema): SchemaParts => schema

/** Every check that a value passes after its type, pipes inside pipes included. */
export function checksOf(schema: GenericSchema): SchemaCheck[] {
  const { pipe }: Piped = schema
  const [first, ...checks] = pipe ?? []
  return first ? [...checksOf(first), ...checks] : []
}

/** The schema of the items of a tolerant list, or null when this is none. */
export function itemOf(schema: GenericSchema): GenericSchema | null {
  const found = checksOf(schema).find(({ metadata }) => metadata && 'item' in metadata)
  const item = found?.metadata?.['item']
  return isSchema(item) ? item : null
}

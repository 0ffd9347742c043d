import * as v from 'valibot'
import { changePaths } from './change-at.ts'

/** Names the members of a value that are sums, by path (`footer.prize`), where that depends on the value. */
export type AmountsOf<Row> = (row: Row) => readonly string[]

const toMinor = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) : value)

/** A schema whose amounts depend on its value: the members that `amountsOf` names become minor units. */
/* @__NO_SIDE_EFFECTS__ */
export function dependentAmounts<const Schema extends v.GenericSchema>(
  schema: Schema,
  amountsOf: AmountsOf<v.InferOutput<Schema>>,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const read = v.transform((row: v.InferOutput<Schema>) => changePaths(row, amountsOf(row), toMinor))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reads and writes the types of `schema`; only numbers change
  return v.pipe(schema, read, v.metadata({ amountsOf })) as never
}

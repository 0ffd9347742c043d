import * as v from 'valibot'
import { keepFitting } from '../../schemas/tolerant-list.ts'

/**
 * The lists that the lottery feeds write as an object by code, or as a list: either reads as a list, from which an item
 * that does not fit is left out.
 */
export function tolerantValues<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<Record<string, v.InferInput<Item>> | v.InferInput<Item>[], v.InferOutput<Item>[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot takes no step with a config of ours, and the schema reads more than it says that it takes
  return v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.transform((values): unknown[] => Object.values(values)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot takes no step with a config of ours
    keepFitting(item) as never,
  ) as never
}

import * as v from 'valibot'
import type { SchemaConfig } from './run-schema.ts'

/** Keeps of some values those that fit an item, and counts the others. */
export const keepFitting = <const Item extends v.GenericSchema>(item: Item) =>
  v.rawTransform<unknown[], v.InferOutput<Item>[]>(({ dataset, config }) =>
    dataset.value.flatMap((value) => {
      const result = item['~run']({ value }, config as SchemaConfig)
      if (!result.issues) return [result.value]
      ;(config as SchemaConfig).onDropped?.()
      return []
    }),
  )

/** A list from which an item that does not fit is left out, and counted; the rest stays usable. A missing list is an empty one. */
export function tolerantList<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item>[] | null | undefined, v.InferOutput<Item>[]> {
  return v.pipe(v.nullish(v.array(v.unknown()), []), v.metadata({ item }), keepFitting(item)) as never
}

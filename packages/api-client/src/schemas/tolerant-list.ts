import * as v from 'valibot'
import type { SchemaConfig } from './run-schema.ts'

/** A step of a pipe that keeps of some values those that fit an item, and counts the others. */
export const keepFitting = <const Item extends v.GenericSchema>(item: Item) => ({
  kind: 'transformation' as const,
  type: 'keep_fitting' as const,
  reference: keepFitting,
  async: false as const,
  /** What a reader of the schema finds the items' shape by. */
  metadata: { item },
  '~run'(dataset: v.SuccessDataset<unknown[]>, config: SchemaConfig): v.SuccessDataset<v.InferOutput<Item>[]> {
    const value = dataset.value.flatMap((candidate) => {
      const result = item['~run']({ value: candidate }, config)
      if (!result.issues) return [result.value]
      config.onDropped?.()
      return []
    })
    return { typed: true, value }
  },
})

/** A list from which an item that does not fit is left out, and counted; the rest stays usable. A missing list is an empty one. */
export function tolerantList<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item>[] | null | undefined, v.InferOutput<Item>[]> {
  return v.pipe(v.nullish(v.array(v.unknown()), []), keepFitting(item) as never) as never
}

import * as v from 'valibot'
import { quickRun, unsure, type QuickRun } from './quick-run.ts'
import type { SchemaConfig } from './run-schema.ts'

/** A step of a pipe that keeps of some values those that fit an item, and counts the others. */
export const keepFitting = <const Item extends v.GenericSchema>(item: Item) => {
  let quick: QuickRun | undefined
  return {
    kind: 'transformation' as const,
    type: 'keep_fitting' as const,
    reference: keepFitting,
    async: false as const,
    /** What a reader of the schema finds the items' shape by. */
    metadata: { item },
    '~run'(dataset: v.SuccessDataset<unknown[]>, config: SchemaConfig): v.SuccessDataset<v.InferOutput<Item>[]> {
      quick ??= quickRun(item)
      const value: v.InferOutput<Item>[] = []
      for (const candidate of dataset.value) {
        const output = quick(candidate, config)
        const result = output === unsure ? item['~run']({ value: candidate }, config) : null
        if (result?.issues) config.onDropped?.()
        else value.push(result ? result.value : output)
      }
      return { typed: true, value }
    },
  }
}

/** A list from which an item that does not fit is left out, and counted; the rest stays usable. A missing list is an empty one. */
export function tolerantList<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item>[] | null | undefined, v.InferOutput<Item>[]> {
  return v.pipe(v.nullish(v.array(v.unknown()), []), keepFitting(item) as never) as never
}

import * as v from 'valibot'
import { noneFits } from './none-fits.ts'
import { describeIssue, type SchemaConfig } from './run-schema.ts'

/**
 * A step of a pipe that keeps of some values those that fit an item,
 * and counts the others. Where none fits, the list does not fit either.
 */
export const keepFitting = <const Item extends v.GenericSchema>(item: Item) => ({
  kind: 'transformation' as const,
  type: 'keep_fitting' as const,
  reference: keepFitting,
  async: false as const,
  /** What a reader of the schema finds the items' shape by. */
  metadata: { item },
  '~run'(
    { value: rows }: v.SuccessDataset<unknown[]>,
    config: SchemaConfig,
  ): v.OutputDataset<v.InferOutput<Item>[], v.BaseIssue<unknown>> {
    let why = ''
    const value = rows.flatMap((candidate) => {
      const result = item['~run']({ value: candidate }, config)
      if (!result.issues) return [result.value]
      why = describeIssue(result.issues[0])
      config.onDropped?.()
      return []
    })
    return value.length > 0 || rows.length === 0 ? { typed: true, value } : noneFits(rows, `, ${why}`)
  },
})

/**
 * A list from which an item that does not fit is left out, and counted; the rest stays usable. A missing list is an
 * empty one; one of which nothing fits does not fit.
 */
export function tolerantList<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item>[] | null | undefined, v.InferOutput<Item>[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot takes no step with a config of ours, and the schema reads more than it says that it takes
  return v.pipe(v.nullish(v.array(v.unknown()), []), keepFitting(item) as never) as never
}

/**
 * A list beside what an answer or a row is about: where nothing of
 * it fits, it is empty, and the misfits are counted all the same.
 */
export const sideList = <const Item extends v.GenericSchema>(item: Item) => v.fallback(tolerantList(item), [])

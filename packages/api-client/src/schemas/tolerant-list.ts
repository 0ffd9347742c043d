import * as v from 'valibot'

/** A list from which an item that does not fit is left out; the rest stays usable. A missing list is an empty one. */
export function tolerantList<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item>[] | null | undefined, v.InferOutput<Item>[]> {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((value) => {
        const result = v.safeParse(item, value)
        return result.success ? [result.output] : []
      }),
    ),
  ) as never
}

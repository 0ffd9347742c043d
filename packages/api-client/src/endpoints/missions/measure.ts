import * as v from 'valibot'

/** What a mission counts: sums staked, sums won, or rounds played. */
export const measure = v.nullish(v.picklist(['STAKE', 'WIN', 'ROUNDS']), 'STAKE')

/** What a mission counts. */
export type Measure = v.InferOutput<typeof measure>

/** Of the members at these paths, those that are sums: all of them, or none where rounds are counted. */
export const measuredAmounts =
  (paths: readonly string[]) =>
  ({ measure: what }: { readonly measure?: Measure | null | undefined }): readonly string[] =>
    what === 'ROUNDS' ? [] : paths

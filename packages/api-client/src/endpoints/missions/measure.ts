import * as v from 'valibot'

/** What a mission counts: sums staked, sums won, or rounds played. */
export const measure = v.nullish(v.picklist(['STAKE', 'WIN', 'ROUNDS']), 'STAKE')

/** What a mission counts. */
export type Measure = v.InferOutput<typeof measure>

/** A value of the wire as it is inside: sums in minor units, rounds as they are. */
export const inMeasure = (what: Measure, value: number): number => (what === 'ROUNDS' ? value : Math.round(value * 100))

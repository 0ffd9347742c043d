import * as v from 'valibot'
import { flag } from '../../schemas/flag.ts'

const kind = v.object({ enabled: flag, count: v.nullish(v.number(), 0) })

/** Kinds of promotions by their type; one that does not fit reads as off. */
export const availability = v.record(v.string(), v.fallback(kind, { enabled: false, count: 0 }))

/** Whether a kind of promotion is open, and how many of it there are, by type. */
export type Availability = v.InferOutput<typeof availability>

import * as v from 'valibot'
import { flag } from '../../schemas/flag.ts'
import { tolerantRecord } from '../../schemas/tolerant-record.ts'

const kind = v.object({ enabled: flag, count: v.nullish(v.number(), 0) })

/** Kinds of promotions by their type. */
export const availability = tolerantRecord(kind)

/** Whether a kind of promotion is open, and how many of it there are, by type. */
export type Availability = v.InferOutput<typeof availability>

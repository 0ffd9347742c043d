import * as v from 'valibot'
import { optionalNumber } from '../../schemas/flag.ts'

/** What is told when a code was sent: when the next may be asked for, in minutes and as a moment, and how long it is good. */
export const codeAnswer = v.object({
  expiredMinutes: v.nullish(v.number(), 1),
  /** Milliseconds since 1970; missing on older platforms. */
  expirationTime: optionalNumber,
  /** Until when the code is good, in milliseconds since 1970. */
  codeExpirationTime: optionalNumber,
})

/** How long a code waits and lives, as the server tells it. */
export type CodeAnswer = v.InferOutput<typeof codeAnswer>

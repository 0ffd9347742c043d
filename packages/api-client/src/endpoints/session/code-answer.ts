import * as v from 'valibot'
import { optionalNumber } from '../../schemas/flag.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'

/**
 * The answer when a code was sent: when the next may be requested,
 * in minutes and as a moment, and how long the code is valid.
 */
export const codeAnswer = orDefaults(
  v.object({
    expiredMinutes: v.nullish(v.number(), 1),
    /** Milliseconds since 1970; missing on older platforms. */
    expirationTime: optionalNumber,
    /** Until when the code is good, in milliseconds since 1970. */
    codeExpirationTime: optionalNumber,
  }),
)

/** The wait before the next code, and how long a code is valid, as the server states them. */
export type CodeAnswer = v.InferOutput<typeof codeAnswer>

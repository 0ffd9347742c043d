import * as v from 'valibot'
import { optionalNumber } from '../../schemas/flag.ts'
import { tolerantRecord } from '../../schemas/tolerant-record.ts'

const rule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: optionalNumber,
  maxLength: optionalNumber,
  /** A regular expression, or '*' for anything. */
  acceptedPattern: v.nullish(v.string(), '*'),
  /** Selects the message `reg_pattern_<id>`. */
  patternId: v.nullish(v.number(), 0),
})

/** What the server asks of one registration field; lengths in characters. */
export type RegistrationRule = v.InferOutput<typeof rule>

/** Rules by field name. Source: contract 3.2. */
export const registrationRules = tolerantRecord(rule)

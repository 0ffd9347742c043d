import * as v from 'valibot'

/** A yes or no that the platform writes as true/false, 1/0 or '1'/'0'; missing means no. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1'),
)

/** A text that may be missing or null; both read as null. */
export const optionalText = v.nullish(v.string(), null)

/** A number that may be missing or null; both read as null. */
export const optionalNumber = v.nullish(v.number(), null)

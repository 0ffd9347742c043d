import * as v from 'valibot'

const digits = v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,16}$/))

/** A whole number of a request, as a number or a text of digits: from 0, and exact. Ids that the platform counts up. */
export const wholeNumber = v.pipe(v.union([v.number(), digits]), v.transform(Number), v.safeInteger(), v.minValue(0))

/** A whole number from 0 to 2,147,483,647: pages, counts, and ids that an operator gives. */
export const smallNumber = v.pipe(wholeNumber, v.maxValue(2_147_483_647))

/** A moment of a request in milliseconds since 1970, up to the year 9999. */
export const moment = v.pipe(wholeNumber, v.maxValue(253_402_300_799_999))

/** A number of an answer that is used in calculations: bounded, so that products stay finite. */
export const boundedNumber = v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15))

/** A member that some clients write as a number and some as a text. */
export const numberOrText = v.union([boundedNumber, v.pipe(v.string(), v.maxLength(64))])

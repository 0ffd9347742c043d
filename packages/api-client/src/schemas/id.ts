import * as v from 'valibot'
import { readsAs } from './reads-as.ts'

/** The id of a row: a number where that is exact, else the text of its digits. */
export type Id = number | string

const numberOf = (written: Id): Id => {
  const number = Number(written)
  return Number.isSafeInteger(number) && String(number) === written ? number : written
}

/**
 * The id of a row. Platforms count beyond 2^53, where numbers are rounded: an id that is safe is a number however it
 * was written, so that a row has one id in all calls, and one that is not stays the text of its digits.
 */
export const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^-?\d{1,40}$/))]),
  v.transform(numberOf),
)

/** The id of a row that may be missing or null; both read as null. */
export const optionalId = v.nullish(id, null)

/** The id of a row where platforms write texts, and some numbers: it is read as a text. */
export const idText = v.union([
  v.string(),
  v.pipe(v.number(), v.safeInteger(), v.transform(String), readsAs(v.string())),
])

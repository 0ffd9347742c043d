/** Signs that force or nest a direction: in a value they could turn the rest of the sentence. */
const controls = /[\u202a-\u202e\u2066-\u2069]/g

/** A letter that is written from the right, or a sign that forces a direction. */
const fromRight =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A value that keeps its direction to itself: without forcing
 * signs, and between isolates wherever it could turn its sentence.
 */
export const isolate = (value: string, rightToLeft: boolean): string =>
  value && (rightToLeft || fromRight.test(value)) ? `\u2068${value.replace(controls, '')}\u2069` : value

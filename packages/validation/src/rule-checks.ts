import { boundsOf, type FieldRule } from './rule.ts'
import { isDatePattern, isRealDate } from './pattern/is-real-date.ts'
import { rangeValues, type MessageValues } from './range-values.ts'
import type { Matcher } from './pattern/matcher.ts'

const tests = {
  'validation.check.letter_first': /^[a-z]/i,
  'validation.check.letters_digits': /^[a-z0-9]+$/i,
  'validation.check.letter': /[a-z]/i,
  'validation.check.digit': /[0-9]/,
  'validation.check.digits_only': /^[0-9]+$/,
  'validation.check.uppercase': /[A-Z]/,
  'validation.check.lowercase_digits': /^[a-z0-9]+$/,
  'validation.check.letters_spaces': /^[a-z ]+$/i,
  'validation.check.no_spaces': /^\S+$/,
  'validation.check.two_words': /^\S+ +\S/,
  'validation.check.underscore': /^\w+$/,
  'validation.check.symbol': /[^\sa-z0-9]/i,
} as const

type PartId = keyof typeof tests

/** A line of the rule list beside a field: the id of its sentence, what fills it, and whether the text keeps it. */
export interface RuleCheck {
  readonly id: PartId | 'validation.check.length' | `reg_pattern_${number}`
  readonly values: MessageValues
  readonly ok: boolean
}

const parts: Readonly<Record<number, readonly PartId[]>> = {
  0: [],
  1: ['validation.check.letter_first', 'validation.check.letters_digits'],
  4: ['validation.check.letters_digits'],
  5: ['validation.check.letter', 'validation.check.digit', 'validation.check.letters_digits'],
  6: ['validation.check.digits_only'],
  7: ['validation.check.uppercase', 'validation.check.letters_digits'],
  8: ['validation.check.letters_spaces'],
  9: ['validation.check.no_spaces'],
  12: ['validation.check.two_words', 'validation.check.letters_spaces'],
  14: ['validation.check.letters_digits'],
  20: ['validation.check.lowercase_digits'],
  22: ['validation.check.underscore'],
  23: ['validation.check.letter', 'validation.check.digit', 'validation.check.symbol'],
}

/**
 * The rule of a field as lines that tick off while typing (BEY-25), length first. `fits` is the server's own pattern:
 * it decides for the numbers that have one line only.
 */
export function ruleChecks(rule: FieldRule, value: string, fits: Matcher = () => true): readonly RuleCheck[] {
  const text = value.trim()
  const { min, max } = boundsOf(rule)
  const lengthOk = text.length >= min && text.length <= max
  const values = rangeValues(min, max)
  const known = parts[rule.patternId]
  if (known) {
    const length: RuleCheck = { id: 'validation.check.length', values, ok: lengthOk }
    return [length, ...known.map((id) => ({ id, values, ok: tests[id].test(text) }))]
  }
  const dateOk = !isDatePattern(rule.patternId) || isRealDate(rule.patternId, text)
  return [{ id: `reg_pattern_${rule.patternId}`, values, ok: lengthOk && dateOk && fits(text) }]
}

import { characters } from './characters.ts'
import { boundsOf, type FieldRule } from './rule.ts'
import { isDatePattern, isRealDate } from './pattern/is-real-date.ts'
import { rangeValues, type MessageValues } from './range-values.ts'
import type { Matcher } from './pattern/matcher.ts'

const tests = {
  'validation.check.letter_first': /^[a-z]/i,
  'validation.check.letters_digits': /^[a-z\d]+$/i,
  'validation.check.letter': /[a-z]/i,
  'validation.check.digit': /\d/,
  'validation.check.digits_only': /^\d+$/,
  'validation.check.uppercase': /[A-Z]/,
  'validation.check.lowercase_digits': /^[a-z\d]+$/,
  'validation.check.letters_spaces': /^[a-z ]+$/i,
  'validation.check.no_spaces': /^\S+$/,
  'validation.check.two_words': /^\S+ +\S/,
  'validation.check.underscore': /^\w+$/,
  'validation.check.symbol': /[^\sa-z\d]/i,
  'validation.check.email': /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'validation.check.chinese_digits': /^[\u4e00-\u9fa50-9]+$/,
  'validation.check.chinese_marks': /^[\u4e00-\u9fa5\p{P}]+$/u,
  'validation.check.korean': /^[\uac00-\ud7a3]+$/,
  'validation.check.thai': /^[\u0e00-\u0e7f]+$/,
  'validation.check.thai_letters': /^[\u0e00-\u0e7fa-z ]+$/i,
  'validation.check.capitals_spaces': /^[A-Z ]+$/,
  'validation.check.accents': /^[\p{sc=Latn}\p{M} .'’ʼ-]+$/u,
} as const

type PartId = keyof typeof tests

/** A line of the rule list beside a field: the id of its sentence, what fills it, and whether the text keeps it. */
export interface RuleCheck {
  readonly id: PartId | 'validation.check.length' | `reg_pattern_${number}`
  readonly values: MessageValues
  readonly ok: boolean
}

/** What each pattern number asks for, in parts; those that are not here have one sentence. */
const parts: Readonly<Record<number, readonly PartId[]>> = {
  0: [],
  1: ['validation.check.letter_first', 'validation.check.letters_digits'],
  2: ['validation.check.chinese_digits'],
  3: ['validation.check.email'],
  4: ['validation.check.letters_digits'],
  5: ['validation.check.letter', 'validation.check.digit', 'validation.check.letters_digits'],
  6: ['validation.check.digits_only'],
  7: ['validation.check.uppercase', 'validation.check.letters_digits'],
  8: ['validation.check.letters_spaces'],
  9: ['validation.check.no_spaces'],
  10: ['validation.check.chinese_marks'],
  12: ['validation.check.two_words', 'validation.check.letters_spaces'],
  14: ['validation.check.letters_digits'],
  15: ['validation.check.korean'],
  16: ['validation.check.thai'],
  17: ['validation.check.thai_letters'],
  18: ['validation.check.letter', 'validation.check.capitals_spaces'],
  19: ['validation.check.no_spaces'],
  20: ['validation.check.lowercase_digits'],
  21: ['validation.check.accents'],
  22: ['validation.check.underscore'],
  23: ['validation.check.letter', 'validation.check.digit', 'validation.check.symbol'],
}

/**
 * The rule of a field as lines that are ticked while typing (BEY-25), length first. Where the server's pattern asks for
 * more than the lines say, its whole message becomes a line, so that all lines are ticked for valid texts only.
 *
 * @param rule the server's rule
 * @param value what was typed
 * @param fits the compiled pattern
 * @returns message id, values and whether the text keeps it, a line each
 * @example ruleChecks(rule, 'abc').filter(({ ok }) => !ok).map(({ id, values }) => text.maybe(id, values))
 */
export function ruleChecks(rule: FieldRule, value: string, fits: Matcher = () => true): readonly RuleCheck[] {
  const text = value.trim()
  const { min, max } = boundsOf(rule)
  const values = rangeValues(min, max)
  const count = characters(text)
  const lengthOk = count >= min && count <= max
  const known = parts[rule.patternId]
  const dateOk = !isDatePattern(rule.patternId) || isRealDate(rule.patternId, text)
  const whole = (ok: boolean): RuleCheck => ({ id: `reg_pattern_${rule.patternId}`, values, ok })
  if (!known) return [whole(lengthOk && dateOk && fits(text))]
  const length: RuleCheck = { id: 'validation.check.length', values, ok: lengthOk }
  const lines = [length, ...known.map((id): RuleCheck => ({ id, values, ok: tests[id].test(text) }))]
  return lines.every(({ ok }) => ok) && !fits(text) ? [...lines, whole(false)] : lines
}

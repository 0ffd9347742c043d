import * as v from 'valibot'
import type { IssueCode } from './issue.ts'
import { isDatePattern, isRealDate } from './pattern/is-real-date.ts'
import type { Matcher } from './pattern/matcher.ts'
import { boundsOf, type FieldRule } from './rule.ts'
import { characters } from './characters.ts'

/** A message of these schemas is a code; words are made later. */
const code = (name: IssueCode): IssueCode => name

/**
 * The valibot schema of one text field. It trims first (VAL-07), since
 * the platform trims what it stores; an optional field may be empty.
 *
 * @param matches the compiled pattern, or null for any text
 * @returns the schema; its messages are issue codes
 * @example v.safeParse(fieldSchema(textRule({ min: 6, max: 13 }), null), ' abc123 ').output // 'abc123'
 */
export function fieldSchema(rule: FieldRule, matches: Matcher | null): v.GenericSchema<string, string> {
  const { min, max } = boundsOf(rule)
  const isDate = isDatePattern(rule.patternId)
  const fits: Matcher = (text) => {
    const length = characters(text)
    return (
      length >= min && length <= max && (!matches || matches(text)) && (!isDate || isRealDate(rule.patternId, text))
    )
  }
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !rule.required || text !== '', code('required')),
    v.check((text) => text === '' || fits(text), code('pattern')),
  )
}

import * as v from 'valibot'
import type { IssueCode } from './issue.ts'
import { isDatePattern, isRealDate } from './pattern/is-real-date.ts'
import type { Matcher } from './pattern/matcher.ts'
import { boundsOf, type FieldRule } from './rule.ts'
import { signs } from './signs.ts'

/** A message of these schemas is a code; words are made later. */
const code = (name: IssueCode): IssueCode => name

/**
 * The schema of one field. Every text is trimmed first (VAL-07): the platform trims what it stores, so a blank at the
 * end would be a password that never matches again. An optional field may stay empty.
 */
export function fieldSchema(rule: FieldRule, matches: Matcher | null): v.GenericSchema<string, string> {
  const { min, max } = boundsOf(rule)
  const isDate = isDatePattern(rule.patternId)
  const fits: Matcher = (text) => {
    const length = signs(text)
    return length >= min && length <= max && (!matches || matches(text)) && (!isDate || isRealDate(rule.patternId, text))
  }
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !rule.required || text !== '', code('required')),
    v.check((text) => text === '' || fits(text), code('pattern')),
  )
}

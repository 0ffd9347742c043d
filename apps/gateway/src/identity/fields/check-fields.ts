import type { RegistrationRule } from '@parlour/api-client/endpoints'
import { RE2JS } from 're2js'
import { DomainError } from '../../kernel/http/index.ts'

const lookAhead = /\(\?=([^()]*)\)/g

/**
 * Whether a text fits a pattern, in time linear to its length:
 * each leading look-ahead is tried as a pattern of its own.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  if (pattern === '*') return true
  const ahead = [...pattern.matchAll(lookAhead)].map((match) => `^${match[1] ?? ''}`)
  return [...ahead, pattern.replace(lookAhead, '')].every((part) => RE2JS.compile(part).matcher(text).find())
}

/** Whether a text fits a rule; an empty text fits unless the field is required. */
export function fitsRule(rule: RegistrationRule, text: string): boolean {
  if (!rule.enabled || (text === '' && !rule.required)) return true
  const length = [...text].length
  const longEnough = length >= (rule.minLength ?? 0) && length <= (rule.maxLength ?? 255)
  return longEnough && fitsPattern(rule.acceptedPattern, text)
}

/** Refuses a field that does not follow its rule. */
export const misfit = (field: string, rule: RegistrationRule | null = null): DomainError =>
  new DomainError('register.field.invalid', {
    value: rule ? { field, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength } : { field },
  })

/** Holds one text against its rule. @throws DomainError register.field.invalid naming the field */
export function checkField(field: string, rule: RegistrationRule, text: string): void {
  if (!fitsRule(rule, text)) throw misfit(field, rule)
}

/**
 * Holds every field of a registration against its rule.
 * @throws DomainError register.field.invalid naming the first misfit
 */
export function checkFields(
  rules: Readonly<Record<string, RegistrationRule>>,
  fields: Readonly<Record<string, unknown>>,
): void {
  for (const [field, rule] of Object.entries(rules)) {
    const value = fields[field]
    checkField(field, rule, typeof value === 'string' ? value : '')
  }
  const { password } = rules
  if (password && fields['password'] !== fields['confirmPassword']) throw misfit('confirmPassword', password)
}

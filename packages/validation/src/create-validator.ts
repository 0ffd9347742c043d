import * as v from 'valibot'
import { fieldSchema } from './field-schema.ts'
import type { Issue, IssueCode, Issues } from './issue.ts'
import type { Matcher } from './pattern/compile-pattern.ts'
import { boundsOf, type FormValues, type RuleSet } from './rule.ts'

/** Checks what was typed against a set of rules. Fields that are not enabled, or have no rule, are always right. */
export interface Validator {
  /** The names of the enabled fields. */
  readonly fields: readonly string[]
  /** The first thing wrong with a field, or null. */
  check(field: string, values: FormValues): Issue | null
  /** The first thing wrong with each field; an empty object means that all is well. */
  checkAll(values: FormValues): Issues
  /** Whether the server's pattern for a field fits a text; true where no pattern is known here. */
  fits(field: string, text: string): boolean
}

/** Which field must equal which other. */
const twins: Readonly<Record<string, string>> = { confirmPassword: 'password' }

/** A validator with the matchers that are there already; `loadValidator` gives one with all of them. */
export function createValidator(
  rules: RuleSet,
  matchers: Readonly<Record<string, Matcher | null>> = {},
): Validator {
  const enabled = Object.entries(rules).filter(([, rule]) => rule.enabled)
  const schemas = new Map(enabled.map(([field, rule]) => [field, fieldSchema(rule, matchers[field] ?? null)]))

  const toIssue = (field: string, code: IssueCode): Issue => {
    const rule = rules[field]
    return code === 'pattern' && rule ? { field, code, patternId: rule.patternId, ...boundsOf(rule) } : { field, code }
  }

  const check = (field: string, values: FormValues): Issue | null => {
    const schema = schemas.get(field)
    if (!schema) return null
    const result = v.safeParse(schema, values[field] ?? '', { abortPipeEarly: true })
    if (!result.success) return toIssue(field, result.issues[0].message as IssueCode)
    const twin = twins[field]
    return twin && result.output !== (values[twin] ?? '').trim() ? { field, code: 'mismatch' } : null
  }

  return {
    fields: [...schemas.keys()],
    check,
    checkAll: (values) =>
      Object.fromEntries(
        [...schemas.keys()].flatMap((field) => {
          const issue = check(field, values)
          return issue ? [[field, issue]] : []
        }),
      ),
    fits: (field, text) => matchers[field]?.(text) ?? true,
  }
}

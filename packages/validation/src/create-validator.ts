import * as v from 'valibot'
import { amountSchema, readMinor } from './amount-schema.ts'
import { fieldSchema } from './field-schema.ts'
import type { Issue, IssueCode, Issues } from './issue.ts'
import type { Matcher } from './pattern/matcher.ts'
import { boundsOf, isAmountRule, type FormRules, type FormValues, type Rule } from './rule.ts'

/** Checks what was typed against a set of rules. Fields that are not enabled, or have no rule, are always right. */
export interface Validator {
  /** The names of the enabled fields. */
  readonly fields: readonly string[]
  /** The first thing wrong with a field, or null. */
  check(field: string, values: FormValues): Issue | null
  /** The first thing wrong with each field; an empty object means that all is well. */
  checkAll(values: FormValues): Issues
  /** Whether the server's pattern for a field fits a text; true where no pattern, or no verdict yet, is known here. */
  fits(field: string, text: string): boolean
  /**
   * Waits for the verdicts on these texts that are still to come from a thread, no longer than the deadline of 50 ms.
   */
  settle(values: FormValues): Promise<void>
  /** Stops the thread, if there is one; it starts again when it is needed. */
  rest(): void
}

/** The patterns of a form, compiled. */
export interface Patterns {
  /** The matcher of a field, or null where any text will do. */
  matcherOf(field: string): Matcher | null
  /** Waits for late verdicts on texts, given with their fields. */
  settle(texts: readonly (readonly [field: string, text: string])[]): Promise<void>
  rest(): void
}

/** Which field must equal which other, where the rule does not say. */
const twins: Readonly<Record<string, string>> = { confirmPassword: 'password', confirmNewPassword: 'newPassword' }

const textOf = (values: FormValues, field: string): string => (values[field] ?? '').trim()

const boundsIn = (code: IssueCode, rule: Rule): Pick<Issue, 'patternId' | 'min' | 'max'> => {
  if (!isAmountRule(rule)) return code === 'pattern' ? { patternId: rule.patternId, ...boundsOf(rule) } : {}
  if (code === 'least') return { min: rule.min }
  if (code === 'most') return { max: rule.max ?? 0 }
  return code === 'step' ? { min: rule.step } : {}
}

const isWanted = ({ requiredWhen }: Rule, values: FormValues): boolean => {
  if (!requiredWhen) return false
  const other = textOf(values, requiredWhen.field)
  return requiredWhen.is ? requiredWhen.is.includes(other) : other !== ''
}

/** The first thing wrong with a text that is right by itself, beside the others of the form. */
const crossIssue = (field: string, text: string, rule: Rule, values: FormValues): Issue | null => {
  if (text === '' && isWanted(rule, values)) return { field, code: 'required' }
  const twin = rule.sameAs ?? twins[field]
  if (twin !== undefined && text !== textOf(values, twin)) return { field, code: 'mismatch' }
  const most = isAmountRule(rule) && rule.atMost !== undefined ? readMinor(values[rule.atMost]) : null
  return most !== null && Number(text) > most ? { field, code: 'most', max: most } : null
}

/**
 * Makes a validator from rules. Without `patterns` the server's
 * regular expressions count as fitting; `loadValidator` compiles them.
 *
 * @param rules rules by field name
 * @returns the validator
 * @example createValidator({ comment: textRule({ required: true, min: 10 }) }).check('comment', { comment: 'short' })?.code // 'pattern'
 */
export function createValidator(rules: FormRules, patterns?: Patterns): Validator {
  const schemas = new Map<string, v.GenericSchema<string, string>>()
  for (const [field, rule] of Object.entries(rules)) {
    if (!rule.enabled) continue
    schemas.set(field, isAmountRule(rule) ? amountSchema(rule) : fieldSchema(rule, patterns?.matcherOf(field) ?? null))
  }
  const fields = [...schemas.keys()]

  const check = (field: string, values: FormValues): Issue | null => {
    const schema = schemas.get(field)
    const rule = rules[field]
    if (!schema || !rule) return null
    const result = v.safeParse(schema, values[field] ?? '', { abortPipeEarly: true })
    if (result.success) return crossIssue(field, result.output, rule, values)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both makers of schemas write codes for messages
    const code = result.issues[0].message as IssueCode
    return { field, code, ...boundsIn(code, rule) }
  }

  return {
    fields,
    check,
    checkAll: (values) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const issue = check(field, values)
          return issue ? [[field, issue]] : []
        }),
      ),
    fits: (field, text) => patterns?.matcherOf(field)?.(text) ?? true,
    settle: async (values) => patterns?.settle(fields.map((field) => [field, textOf(values, field)] as const)),
    rest: () => patterns?.rest(),
  }
}

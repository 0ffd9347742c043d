import { Ajv } from 'ajv'
import * as y from 'yup'
import * as z from 'zod'
import { boundsOf, createValidator, isRealDate, type FormValues, type RuleSet } from '@parlour/validation'
// The engine without its form: no entry point has that step alone.
import { compilePatterns } from '../../../../packages/validation/src/pattern/compile-patterns.ts'

/** A compiled form: the fields that are wrong, sorted. */
export type Judge = (values: FormValues) => readonly string[]

/** Makes a form of rules; what it loads and prepares once for all forms is not part of it. */
export type Compile = (rules: RuleSet) => Judge

/** The patterns of rules in the linear engine, as a page has them once it has loaded. */
export const engines = (rules: RuleSet) =>
  compilePatterns(
    Object.entries(rules).flatMap(([field, { acceptedPattern }]) =>
      acceptedPattern === '*' ? [] : [{ field, pattern: acceptedPattern }],
    ),
    { report: () => undefined, threads: undefined, onSettle: () => undefined },
  )

const each = (rules: RuleSet) =>
  Object.entries(rules).map(([field, rule]) => ({
    field,
    rule,
    ...boundsOf(rule),
    pattern: rule.acceptedPattern === '*' ? /^/ : RegExp(rule.acceptedPattern),
    isDate: rule.patternId === 11,
  }))

const sorted = (fields: Iterable<string>): readonly string[] => [...new Set(fields)].toSorted()

const zodForm: Compile = (rules) => {
  const shape = each(rules).map(({ field, rule, min, max, pattern, isDate }) => {
    const text = z.string().trim().min(min).max(max).regex(pattern)
    const whole = isDate ? text.refine((value) => isRealDate(11, value)) : text
    return [field, rule.required ? whole : whole.or(z.literal(''))] as const
  })
  const form = z.object(Object.fromEntries(shape))
  return (values) => {
    const { error } = form.safeParse(values)
    const wrong = new Set((error?.issues ?? []).map(({ path }) => String(path[0])))
    if (!wrong.has('confirmPassword') && values['confirmPassword'] !== values['password']) wrong.add('confirmPassword')
    return sorted(wrong)
  }
}

const yupForm: Compile = (rules) => {
  const shape = each(rules).map(({ field, rule, min, max, pattern, isDate }) => {
    const text = y.string().trim().min(min).max(max).matches(pattern, { excludeEmptyString: !rule.required })
    const whole = isDate ? text.test('day', 'day', (value) => isRealDate(11, value ?? '')) : text
    return [field, rule.required ? whole.required() : whole.transform((value: string) => value || undefined)] as const
  })
  const form = y.object(Object.fromEntries(shape))
  return (values) => {
    const wrong = new Set<string>()
    try {
      form.validateSync(values, { abortEarly: false })
    } catch (error) {
      if (!(error instanceof y.ValidationError)) throw error
      for (const { path } of error.inner) wrong.add(path ?? '')
    }
    if (!wrong.has('confirmPassword') && values['confirmPassword'] !== values['password']) wrong.add('confirmPassword')
    return sorted(wrong)
  }
}

const ajvForm: Compile = (rules) => {
  const ajv = new Ajv({
    allErrors: true,
    unicodeRegExp: false,
    formats: { day: (text: string) => isRealDate(11, text) },
  })
  const properties = Object.fromEntries(
    each(rules).map(({ field, rule, min, max, isDate }) => {
      const length = { type: 'string', minLength: min, maxLength: max, ...(isDate ? { format: 'day' } : {}) }
      const text = rule.acceptedPattern === '*' ? length : { ...length, pattern: rule.acceptedPattern }
      return [field, rule.required ? text : { anyOf: [{ const: '' }, text] }]
    }),
  )
  const form = ajv.compile({ type: 'object', properties })
  return (values) => {
    form(Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])))
    const wrong = new Set((form.errors ?? []).map(({ instancePath }) => instancePath.slice(1)))
    if (!wrong.has('confirmPassword') && values['confirmPassword'] !== values['password']) wrong.add('confirmPassword')
    return sorted(wrong)
  }
}

/** Everybody who is compared. The others match with the browser's own engine, which a hostile pattern can make hang. */
export const contenders = async (rules: RuleSet) => {
  const patterns = await engines(rules)
  const ours: Compile = (own) => {
    const { checkAll } = createValidator(own, patterns)
    return (values) => sorted(Object.keys(checkAll(values)))
  }
  return { ours, zod: zodForm, yup: yupForm, ajv: ajvForm } satisfies Record<string, Compile>
}

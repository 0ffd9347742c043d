import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadValidator, type FormRules, type FormValues } from './index.ts'
import { countReads } from './testing/count-reads.ts'
import { randomText } from './testing/random-patterns.ts'
import { wirePatterns } from './testing/wire-patterns.ts'

const fields = ['username', 'password', 'confirmPassword', 'email', 'amount', 'total']

const textRules = fc
  .record({
    enabled: fc.boolean(),
    required: fc.boolean(),
    minLength: fc.option(fc.integer({ min: 0, max: 8 })),
    maxLength: fc.option(fc.integer({ min: 1, max: 12 })),
    wire: fc.constantFrom(...wirePatterns),
    requiredWhen: fc.option(fc.constantFrom({ field: 'email' }, { field: 'username', is: ['a', 'demo01'] }), {
      nil: undefined,
    }),
  })
  .map(({ wire, requiredWhen, ...rule }) => ({
    ...rule,
    acceptedPattern: wire.pattern,
    patternId: wire.id,
    ...(requiredWhen ? { requiredWhen } : {}),
  }))

const amountRules = fc.record({
  kind: fc.constant('amount' as const),
  enabled: fc.boolean(),
  required: fc.boolean(),
  min: fc.integer({ min: 0, max: 50 }),
  max: fc.option(fc.integer({ min: 0, max: 200 })),
  step: fc.constantFrom(1, 5, 10),
  atMost: fc.constantFrom('total', 'email'),
})

const forms = fc.record({
  username: textRules,
  password: textRules,
  confirmPassword: textRules,
  email: textRules,
  amount: amountRules,
  total: amountRules,
})

const goodTexts = wirePatterns.flatMap(({ good, bad }) => [...good, ...bad])
const texts = fc.oneof(
  randomText(10),
  fc.constantFrom(...goodTexts, 'a', 'demo01', '', ' '),
  fc.integer({ min: -1, max: 250 }).map(String),
)
const values = fc.dictionary(fc.constantFrom(...fields), texts)

const realDay = (year: number, month: number, day: number): boolean => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return month >= 1 && month <= 12 && day >= 1 && day <= (days[month - 1] ?? 0)
}

const isDay = (id: number, text: string): boolean => {
  const figures = text.split('-').map(Number)
  const [a = 0, b = 0, c = 0] = figures
  return id === 11 ? realDay(a, b, c) : realDay(c, a, b)
}

/** What the specification says, in plain steps and with the browser's own engine: another way to the same answer. */
function expected(rules: FormRules, typed: FormValues): Record<string, string> {
  const text = (field: string) => (typed[field] ?? '').trim()
  const sum = (field: string) => (/^[0-9]+$/.test(text(field)) ? Number(text(field)) : null)
  const wrong: Record<string, string> = {}
  for (const [field, rule] of Object.entries(rules)) {
    if (!rule.enabled) continue
    const value = text(field)
    const when = rule.requiredWhen
    const isAsked = when !== undefined && (when.is ? when.is.includes(text(when.field)) : text(when.field) !== '')
    if (value === '' && (rule.required || isAsked)) wrong[field] = 'required'
    else if (value !== '' && 'kind' in rule) {
      const minor = sum(field)
      const other = rule.atMost ? sum(rule.atMost) : null
      if (minor === null) wrong[field] = 'amount'
      else if (minor < rule.min) wrong[field] = 'least'
      else if (rule.max !== null && minor > rule.max) wrong[field] = 'most'
      else if (minor % rule.step > 0) wrong[field] = 'step'
      else if (other !== null && minor > other) wrong[field] = 'most'
    } else if (value !== '' && 'patternId' in rule) {
      const length = [...value].length
      const fits = rule.acceptedPattern === '*' || RegExp(rule.acceptedPattern).test(value)
      const isDate = rule.patternId === 11 || rule.patternId === 13
      if (length < (rule.minLength ?? 1) || length > (rule.maxLength ?? 255) || !fits) wrong[field] = 'pattern'
      else if (isDate && !isDay(rule.patternId, value)) wrong[field] = 'pattern'
    }
    if (!wrong[field] && field === 'confirmPassword' && value !== text('password')) wrong[field] = 'mismatch'
  }
  return wrong
}

/** How often a form may read the signs of its texts: each field once for each condition, its limits and its cross rules. */
const readsAllowed = 4

test('[T16] 10,000 forms with random rules and texts are judged as a plain model judges them, none by reading its texts over and over', async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(forms, values, async (rules, typed) => {
      const { checkAll } = await loadValidator(rules)
      const { result: issues, reads } = countReads(() => checkAll(typed))
      most = Math.max(most, reads / Object.values(typed).reduce((sum, text) => sum + text.length + 1, 1))
      expect([
        rules,
        typed,
        Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code])),
      ]).toEqual([rules, typed, expected(rules, typed)])
    }),
    { numRuns: 10_000, seed: 16 },
  )
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(readsAllowed)
})

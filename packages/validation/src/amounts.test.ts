import { expect, test } from 'vitest'
import { amountRule, createValidator, freeText, paymentRules } from './index.ts'
import { readMinor } from './amount-schema.ts'

const codeOf = (rule: ReturnType<typeof amountRule>, amount: string) =>
  createValidator({ amount: rule }).check('amount', { amount })

test('[VAL-01] a sum is a whole number of minor units', () => {
  const texts = ['150000', ' 1 ', '', '0', '1.5', '-1', '1e3', 'abc', '9007199254740993', '١']
  expect(texts.map((text) => codeOf(amountRule(), text)?.code)).toEqual([
    undefined,
    undefined,
    'required',
    'least',
    'amount',
    'amount',
    'amount',
    'amount',
    'amount',
    'amount',
  ])
  expect(codeOf(amountRule({ required: false }), '')).toBeNull()
  expect([codeOf(amountRule(), ''), codeOf(amountRule(), 'x')]).toEqual([
    { field: 'amount', code: 'required' },
    { field: 'amount', code: 'amount' },
  ])
  expect([readMinor(' 12 '), readMinor(undefined), readMinor('x')]).toEqual([12, null, null])
})

test('[VAL-01] a sum keeps its least, its most and its step, and the issue says which', () => {
  const rule = amountRule({ min: 10_000, max: 50_000, step: 500 })
  expect(codeOf(rule, '9999')).toEqual({ field: 'amount', code: 'least', min: 10_000 })
  expect(codeOf(rule, '50001')).toEqual({ field: 'amount', code: 'most', max: 50_000 })
  expect(codeOf(rule, '10001')).toEqual({ field: 'amount', code: 'step', min: 500 })
  expect(['10000', '10500', '50000'].map((text) => codeOf(rule, text))).toEqual([null, null, null])
})

test('[VAL-01] a sum passes no other field that it is bound to; one that is no sum does not bind', () => {
  const { check } = createValidator({ total: amountRule(), part: amountRule({ atMost: 'total' }) })
  expect(check('part', { part: '101', total: '100' })).toEqual({ field: 'part', code: 'most', max: 100 })
  expect(check('part', { part: '100', total: '100' })).toBeNull()
  expect(check('part', { part: '101', total: '' })).toBeNull()
  expect(check('part', { part: '101', total: 'x' })).toBeNull()
})

test('[VAL-02] a field is required as soon as another says so', () => {
  const { check } = createValidator({
    bank: { ...freeText(false), requiredWhen: { field: 'method', is: ['bank', 'card'] } },
    note: { ...freeText(false), requiredWhen: { field: 'bank' } },
    sum: amountRule({ required: false, requiredWhen: { field: 'method', is: ['bank'] } }),
  })
  expect(check('bank', { method: ' card ' })).toEqual({ field: 'bank', code: 'required' })
  expect(check('bank', { method: 'wallet' })).toBeNull()
  expect(check('bank', { method: 'card', bank: 'BDO' })).toBeNull()
  expect(check('note', { bank: 'BDO' })?.code).toBe('required')
  expect(check('note', { bank: '  ' })).toBeNull()
  expect(check('note', {})).toBeNull()
  expect(check('sum', { method: 'bank' })?.code).toBe('required')
})

test('[VAL-01] twin fields are equal: the two of a password by themselves, others where their rule says so', () => {
  const rules = {
    confirmPassword: freeText(true),
    confirmNewPassword: freeText(true),
    again: { ...freeText(false), sameAs: 'email' },
  }
  const { check, checkAll } = createValidator(rules)
  expect(check('confirmNewPassword', { newPassword: 'a', confirmNewPassword: 'b' })?.code).toBe('mismatch')
  expect(check('confirmNewPassword', { newPassword: 'a', confirmNewPassword: ' a' })).toBeNull()
  expect(check('again', { email: 'a@b.c', again: '' })?.code).toBe('mismatch')
  expect(check('again', { again: '' })).toBeNull()
  expect(Object.keys(checkAll({ confirmPassword: 'x', confirmNewPassword: 'y', again: 'z' }))).toEqual(
    Object.keys(rules),
  )
})

test('[VAL-01] a payment asks for a sum, and for the payment password where there is one', () => {
  const pin = {
    ...freeText(false),
    enabled: false,
    minLength: 6,
    maxLength: 6,
    acceptedPattern: '^[0-9]+$',
    patternId: 6,
  }
  const payment = createValidator(paymentRules({ amount: { max: 482_150 }, password: pin }))
  expect(payment.fields).toEqual(['amount', 'password'])
  expect(payment.checkAll({ amount: '482151' })).toEqual({
    amount: { field: 'amount', code: 'most', max: 482_150 },
    password: { field: 'password', code: 'required' },
  })
  expect(payment.check('password', { password: '12345' })).toEqual({
    field: 'password',
    code: 'pattern',
    patternId: 6,
    min: 6,
    max: 6,
  })
  expect(createValidator(paymentRules({ amount: {}, password: null })).fields).toEqual(['amount'])
})

test('[VAL-02] a sum that is not enabled is not asked for; a field without a rule is right', () => {
  const { fields, check, fits } = createValidator({ amount: { ...amountRule(), enabled: false } })
  expect(fields).toEqual([])
  expect(check('amount', {})).toBeNull()
  expect(check('constructor', {})).toBeNull()
  expect(fits('amount', 'x')).toBe(true)
})

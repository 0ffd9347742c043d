import { expect, test, vi } from 'vitest'
import { freeText, loadValidator, type FieldRule } from './index.ts'

const rule = (rest: Partial<FieldRule>): FieldRule => ({ ...freeText(true), ...rest })

const rules = {
  username: rule({ minLength: 6, maxLength: 13, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$', patternId: 1 }),
  password: rule({ minLength: 6, maxLength: 12, acceptedPattern: '^[a-zA-Z0-9]+$', patternId: 4 }),
  confirmPassword: rule({}),
  mobileNum: rule({ required: false, minLength: 10, maxLength: 11, acceptedPattern: '^[0-9]+$', patternId: 6 }),
  idNumber: rule({ required: false, acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$', patternId: 11 }),
  verificationCode: rule({}),
  payeeName: rule({ enabled: false }),
}

const good = { username: 'demo01', password: 'abc12345', confirmPassword: 'abc12345', verificationCode: '123456' }

test('[VAL-01] username, password, their repetition and the code are required; equal passwords pass', async () => {
  const validator = await loadValidator(rules)
  expect(validator.checkAll(good)).toEqual({})
  const issues = validator.checkAll({})
  expect(Object.keys(issues)).toEqual(['username', 'password', 'confirmPassword', 'verificationCode'])
  expect(issues.username).toEqual({ field: 'username', code: 'required' })
})

test('[VAL-01] a verification code has at most 255 characters', async () => {
  const { check } = await loadValidator(rules)
  expect(check('verificationCode', { verificationCode: '1'.repeat(255) })).toBeNull()
  expect(check('verificationCode', { verificationCode: '1'.repeat(256) })?.code).toBe('pattern')
})

test('[VAL-01] a repeated password that differs is a mismatch', async () => {
  const { check } = await loadValidator(rules)
  expect(check('confirmPassword', { ...good, confirmPassword: 'abc12346' })).toEqual({
    field: 'confirmPassword',
    code: 'mismatch',
  })
})

test('[VAL-02] a field that is not enabled is not asked for; an optional one may stay empty, not be wrong', async () => {
  const { fields, check } = await loadValidator(rules)
  expect(fields).not.toContain('payeeName')
  expect(check('payeeName', {})).toBeNull()
  expect(check('mobileNum', { mobileNum: '' })).toBeNull()
  expect(check('mobileNum', { mobileNum: '12ab' })).toEqual({
    field: 'mobileNum',
    code: 'pattern',
    patternId: 6,
    min: 10,
    max: 11,
  })
})

test('[VAL-03] a field that breaks its rule in several ways has one issue, the first', async () => {
  const { check } = await loadValidator(rules)
  expect(check('username', { username: '1!' })).toEqual({
    field: 'username',
    code: 'pattern',
    patternId: 1,
    min: 6,
    max: 13,
  })
})

test('[VAL-05] a date of a known pattern number must exist', async () => {
  const { check } = await loadValidator(rules)
  expect(check('idNumber', { idNumber: '2024-02-29' })).toBeNull()
  expect(check('idNumber', { idNumber: '2024-02-30' })?.patternId).toBe(11)
})

test('[VAL-06] an invalid pattern is ignored and reported; the lengths still hold', async () => {
  const report = vi.fn()
  const { check } = await loadValidator({ username: { ...rules.username, acceptedPattern: '[a-' } }, { report })
  expect(report).toHaveBeenCalledOnce()
  expect(check('username', { username: '!!!!!!' })).toBeNull()
  expect(check('username', { username: '!!' })?.code).toBe('pattern')
})

test('[VAL-07] blanks around a text do not count', async () => {
  const { check } = await loadValidator(rules)
  expect(check('username', { username: '  demo01  ' })).toBeNull()
  expect(check('username', { username: '      ' })?.code).toBe('required')
  expect(check('confirmPassword', { password: 'abc12345 ', confirmPassword: ' abc12345' })).toBeNull()
})

test('[REG-02] lengths are counted to both ends', async () => {
  const { check } = await loadValidator(rules)
  const codes = ['abcde', 'abcdef', 'abcdefghijklm', 'abcdefghijklmn'].map(
    (username) => check('username', { username })?.code,
  )
  expect(codes).toEqual(['pattern', undefined, undefined, 'pattern'])
})

import { expect, test } from 'vitest'
import en from '../messages/EN.json' with { type: 'json' }
import ty from '../messages/TY.json' with { type: 'json' }
import { freeText, issueMessage, patternMessages, ruleChecks } from './index.ts'

const numbers = Array.from({ length: patternMessages }, (_, id) => id)

test('[VAL-05] there are 25 pattern messages in each language', () => {
  for (const messages of [en, ty]) {
    const ids = Object.keys(messages).filter((id) => id.startsWith('reg_pattern_'))
    expect(ids.toSorted()).toEqual(numbers.map((id) => `reg_pattern_${id}`).toSorted())
  }
})

test('[VAL-04] the pattern number picks the message; equal lengths become one number', () => {
  const issue = { field: 'username', code: 'pattern', patternId: 1, min: 6, max: 13 } as const
  expect(issueMessage(issue)).toEqual({ id: 'reg_pattern_1', values: { min: 6, max: 13, range: 'many' } })
  expect(issueMessage({ ...issue, max: 6 }).values).toEqual({ min: 6, max: 6, range: 'one' })
  for (const id of numbers.filter((number) => number !== 11 && number !== 13))
    expect(en[`reg_pattern_${id}` as keyof typeof en]).toContain('{range, select, one {{max}} other {{min} to {max}}}')
})

test('[VAL-08] mismatch, invitation, real name, phone and code have messages of their own', () => {
  const idOf = (field: string, code: 'pattern' | 'mismatch' | 'required') => issueMessage({ field, code, patternId: 99 }).id
  expect(idOf('confirmPassword', 'mismatch')).toBe('validation.mismatch')
  expect(idOf('affiliateCode', 'pattern')).toBe('invitation_code_error')
  expect(idOf('payeeName', 'pattern')).toBe('in_payeeName_error')
  expect(idOf('mobileNum', 'pattern')).toBe('in_mobileNum_error')
  expect(idOf('verificationCode', 'required')).toBe('enter_verification_code')
  for (const id of ['invitation_code_error', 'in_payeeName_error', 'in_mobileNum_error', 'enter_verification_code'])
    expect(Object.keys(ty)).toContain(id)
})

test('[VAL-03] every issue and every tick has a sentence in both languages', () => {
  const codes = ['required', 'pattern', 'mismatch'] as const
  const issues = codes.flatMap((code) => [...numbers, 99].map((patternId) => issueMessage({ field: 'x', code, patternId }).id))
  const ticks = numbers.flatMap((patternId) => ruleChecks({ ...freeText(true), patternId }, 'a').map(({ id }) => id))
  for (const id of [...issues, ...ticks]) {
    expect(Object.keys(en)).toContain(id)
    expect(Object.keys(ty)).toContain(id)
  }
})

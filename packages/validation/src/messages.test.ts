import { expect, test } from 'vitest'
import en from '../messages/EN.json' with { type: 'json' }
import cn from '../messages/CN.json' with { type: 'json' }
import indonesian from '../messages/ID.json' with { type: 'json' }
import th from '../messages/TH.json' with { type: 'json' }
import ty from '../messages/TY.json' with { type: 'json' }
import vietnamese from '../messages/VI.json' with { type: 'json' }
import { freeText, issueMessage, patternMessages, ruleChecks } from './index.ts'

const packs = [en, ty, cn, th, vietnamese, indonesian]

const numbers = Array.from({ length: patternMessages }, (_, number) => number)

test('[VAL-05] there are 25 pattern messages in each language', () => {
  for (const messages of packs) {
    const ids = Object.keys(messages).filter((id) => id.startsWith('reg_pattern_'))
    expect(ids.toSorted()).toEqual(numbers.map((id) => `reg_pattern_${id}`).toSorted())
  }
})

test('[VAL-04] the pattern number picks the message; equal lengths become one number', () => {
  const issue = { field: 'username', code: 'pattern', patternId: 1, min: 6, max: 13 } as const
  expect(issueMessage(issue)).toEqual({ id: 'reg_pattern_1', values: { min: 6, max: 13, range: 'many' } })
  expect(issueMessage({ ...issue, max: 6 }).values).toEqual({ min: 6, max: 6, range: 'one' })
  for (const number of numbers.filter((other) => other !== 11 && other !== 13))
    expect(en[`reg_pattern_${number}` as keyof typeof en]).toContain(
      '{range, select, one {{max}} other {{min} to {max}}}',
    )
})

test('[VAL-08] mismatch, invitation, real name, phone and code have messages of their own', () => {
  const idOf = (field: string, code: 'pattern' | 'mismatch' | 'required') =>
    issueMessage({ field, code, patternId: 99 }).id
  expect(idOf('confirmPassword', 'mismatch')).toBe('validation.mismatch')
  expect(idOf('affiliateCode', 'pattern')).toBe('invitation_code_error')
  expect(idOf('payeeName', 'pattern')).toBe('in_payeeName_error')
  expect(idOf('mobileNum', 'pattern')).toBe('in_mobileNum_error')
  expect(idOf('verificationCode', 'required')).toBe('enter_verification_code')
  for (const name of ['invitation_code_error', 'in_payeeName_error', 'in_mobileNum_error', 'enter_verification_code'])
    for (const pack of packs) expect(Object.keys(pack)).toContain(name)
})

test('[VAL-03] every issue and every tick has a sentence in each language', () => {
  const codes = [
    'required',
    'pattern',
    'mismatch',
    'amount',
    'least',
    'most',
    'step',
    'file_count',
    'file_type',
    'file_size',
    'file_pixels',
  ] as const
  const issues = codes.flatMap((code) =>
    [...numbers, 99].map((patternId) => issueMessage({ field: 'x', code, patternId }).id),
  )
  const ticks = numbers.flatMap((patternId) => ruleChecks({ ...freeText(true), patternId }, 'a').map(({ id }) => id))
  for (const pack of packs) expect([...issues, ...ticks].filter((name) => !Object.hasOwn(pack, name))).toEqual([])
})

test('[VAL-04] a number that names no message falls back to the sentence of its field, else to a plain one', () => {
  const idOf = (patternId: number | undefined, field = 'x') =>
    issueMessage({ field, code: 'pattern', ...(patternId === undefined ? {} : { patternId }) }).id
  expect([0, 24, 25, -1, 1.5, undefined].map((number) => idOf(number))).toEqual([
    'reg_pattern_0',
    'reg_pattern_24',
    'validation.pattern',
    'validation.pattern',
    'validation.pattern',
    'validation.pattern',
  ])
  expect(idOf(undefined, 'verificationCode')).toBe('enter_verification_code')
  expect(issueMessage({ field: 'x', code: 'pattern' }).values).toEqual({ min: 1, max: 255, range: 'many' })
})

test('[VAL-03] what the server refused is said in the words that the issue names', () => {
  expect(issueMessage({ field: 'x', code: 'server', messageId: 'api.code.some' }).id).toBe('api.code.some')
  expect(issueMessage({ field: 'x', code: 'server' }).id).toBe('validation.pattern')
})

test('[VAL-04] sums in sentences are written by the screen, from minor units', () => {
  const pesos = (minor: number) => `₱${minor / 100}`
  expect(issueMessage({ field: 'amount', code: 'least', min: 10_000 }, pesos)).toEqual({
    id: 'validation.least',
    values: { amount: '₱100' },
  })
  expect(issueMessage({ field: 'amount', code: 'most', max: 50_000 }, pesos).values).toEqual({ amount: '₱500' })
  expect(issueMessage({ field: 'amount', code: 'step', min: 5 }).values).toEqual({ amount: '5' })
  expect(issueMessage({ field: 'amount', code: 'most' }).values).toEqual({ amount: '0' })
})

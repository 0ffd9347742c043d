import { expect, test } from 'vitest'
import { isWeakDigits } from './index.ts'

test.each([
  '000000',
  '111111',
  '999999',
  '012345',
  '123456',
  '456789',
  '567890',
  '890123',
  '654321',
  '987654',
  '098765',
  '210987',
])('[VAL-01] a payment password of %s is one that anybody tries', (digits) => expect(isWeakDigits(digits)).toBe(true))

test.each([
  '246810',
  '135791',
  '112233',
  '123457',
  '111112',
  '211111',
  '481620',
  '192837',
  '',
  '7',
  'aaaaaa',
  '12345a',
])('[VAL-01] %j is no such payment password', (digits) => expect(isWeakDigits(digits)).toBe(false))

test('[VAL-01] the birthday of its owner is a weak payment password, in every order that people write', () => {
  for (const digits of ['310590', '053190', '900531', '903105'])
    expect([isWeakDigits(digits), isWeakDigits(digits, '1990-05-31')]).toEqual([false, true])
  for (const birthday of ['', '31.05.1990', '1990-05-30']) expect(isWeakDigits('310590', birthday)).toBe(false)
})

import { expect, test } from 'vitest'
import { maskedAddress, mailAddressOf } from '../mail/mail-address.ts'
import { maskedPhone, phoneOf } from './phone.ts'

test('[LOG-02] a number is one number however it is typed', () => {
  const typed = ['9170000188', '0917 000 0188', '(0917) 000-0188', '639170000188', '+639170000188', '00639170000188']
  const seen = { key: '639170000188', dialingCode: '63', national: '9170000188' }
  for (const code of ['63', '+63', '', null, undefined])
    expect(typed.map((number) => phoneOf(code, number))).toEqual(typed.map(() => seen))
})

test('[LOG-02] what is no number is none', () => {
  for (const [code, number] of [
    ['63', '12'],
    ['63', 'abc'],
    ['0', '9170000188'],
    ['63', '917000018899999'],
    ['63', '+84912345678'],
    ['63', ''],
  ] as const)
    expect(phoneOf(code, number)).toBeNull()
})

test('numbers and addresses are shown masked', () => {
  expect(maskedPhone('639170000188', '63')).toBe('917****188')
  expect(maskedAddress('linhtran88@example.com')).toBe('li***@example.com')
  expect([mailAddressOf(' A@B.co '), mailAddressOf('a b@c.de'), mailAddressOf(`${'a'.repeat(64)}@b.co`)]).toEqual([
    'a@b.co',
    null,
    null,
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nationalNumber, readPhone } from './index.ts'

test.each([
  '9171110003',
  '09171110003',
  '(0917) 111-0003',
  '917.111.0003',
  '0917/111/0003',
  '0917–111–0003',
  '639171110003',
  '6309171110003',
  '+639171110003',
  '+63 (0)917 111 0003',
  '\uFF0B639171110003',
  '00639171110003',
  '0063 0917 111 0003',
  '\u202A+639171110003\u202C',
  '\u2066639171110003\u2069',
  '9171\u200B110\uFEFF003',
  '917\u00AD1110003\u200E',
  '917\u00A01110003',
  '９１７１１１０００３',
  '٠٩١٧١١١٠٠٠٣',
  '๙๑๗๑๑๑๐๐๐๓',
  '৯১৭১১১০০০৩',
  '૯૧૭૧૧૧૦૦૦૩',
])('[REG-06] %j is the number 9171110003 of 63', (text) => {
  expect(readPhone('63', text)).toEqual({ key: '639171110003', dialingCode: '63', national: '9171110003' })
})

test.each([
  ['84', '0841234567', '84841234567'],
  ['84', '841234567', '84841234567'],
  ['84', '84841234567', '84841234567'],
  ['84', '84912345678', '84912345678'],
  ['66', '661234567', '66661234567'],
  ['62', '6281234567890', '6281234567890'],
  ['7', '7701234567', '77701234567'],
  ['7', '77012345678', '77012345678'],
  ['1', '14155552671', '14155552671'],
  ['1', '2425551234', '12425551234'],
  ['1242', '5551234', '12425551234'],
  ['1242', '242 555 1234', '12425551234'],
  ['1242', '1 242 555 1234', '12425551234'],
  ['95', '0951234567', '95951234567'],
  ['225', '0712345678', '225712345678'],
  ['+63', '9171110003', '639171110003'],
  ['00 63', '9171110003', '639171110003'],
  ['٦٣', '9171110003', '639171110003'],
  ['6391', '71110003', '639171110003'],
  ['6', '39171110003', '639171110003'],
])('[REG-06] with the code %j, %j has the key %s', (code, text, key) => expect(readPhone(code, text)?.key).toBe(key))

test.each([
  ['63', ''],
  ['63', '12'],
  ['63', 'abc'],
  ['63', '917 111 000 x'],
  ['63', '917000018899999'],
  ['63', '63917111'],
  ['63', '6363917111'],
  ['63', '63639171110003'],
  ['63', '+6363639171110003'],
  ['63', '+84912345678'],
  ['63', '0084912345678'],
  ['63', '0009171110003'],
  ['63', '9171110003+'],
  ['63', '63+9171110003'],
  ['63', '\u001B9171110003'],
  ['0', '9171110003'],
  ['x', '9171110003'],
  ['999', '9171110003'],
  ['', '+999123456789'],
])('[REG-06] with the code %j, %j is no number, or two', (code, text) => expect(readPhone(code, text)).toBeNull())

test('[REG-06] where two numbers can be meant none is taken; a trunk zero or the whole number says which', () => {
  expect(readPhone('95', '951234567')).toBeNull()
  expect(readPhone('95', '9591234567')).toBeNull()
  expect(readPhone('95', '09591234567')?.national).toBe('9591234567')
  expect(readPhone('95', '+9591234567')?.national).toBe('91234567')
})

test('[REG-14] without a code the number is of the own country, or of the one that it says', () => {
  expect(readPhone('', '639171110003', '63')?.key).toBe('639171110003')
  expect(readPhone('', '+84912345678', '63')).toEqual({
    key: '84912345678',
    dialingCode: '84',
    national: '912345678',
  })
  expect(readPhone('', '0917 111 0003')).toEqual({ key: '9171110003', dialingCode: '', national: '9171110003' })
})

test('[REG-06] what is sent is the national number, with its trunk zero; what is none is left to the platform', () => {
  expect(nationalNumber('63', '+639171110003')).toBe('9171110003')
  expect(nationalNumber('63', '0917-111-0003')).toBe('09171110003')
  expect(nationalNumber('63', ' 12 ')).toBe('12')
})

test('[REG-06] a key read once more is the same key, and no spelling hides the own code twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('63', '84', '66', '62', '86', '95', '55', '7', '1', '1242', '376'),
      fc.stringMatching(/^(\+|0{0,3})[0-9]{4,15}$/),
      (code, text) => {
        const phone = readPhone(code, text)
        if (phone) expect(readPhone('', `+${phone.key}`)?.key).toBe(phone.key)
      },
    ),
    { numRuns: 2_000, seed: 14 },
  )
})

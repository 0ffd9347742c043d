import { expect, test } from 'vitest'
import { crc16, qrText } from './qr-text.ts'

test('the text of a QR code carries sum and order, and ends with its CRC', () => {
  expect(crc16('123456789')).toBe('29B1')
  const text = qrText({ orderNo: 'D261121-ABCDEFGH', amount: 123_45, merchantName: 'VESPER' })
  expect(text).toMatch(/^000201010212/)
  expect(text).toContain('5406123.45')
  expect(text).toContain('D261121-ABCDEFGH')
  expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)))
})

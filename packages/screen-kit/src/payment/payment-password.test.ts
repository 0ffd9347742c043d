import { expect, test } from 'vitest'
import { isPaymentPassword } from './payment-password.ts'

test.each([
  ['482915', true],
  ['48291', false],
  ['4829155', false],
  ['48291a', false],
  ['482 15', false],
  ['', false],
])('[MEM-05] %j as a payment password: %j', (text, right) => {
  expect(isPaymentPassword(text)).toBe(right)
})

import { expect, test } from 'vitest'
import { paymentRefusal } from './payment-refusal.ts'

test.each([
  [{ triesLeft: 3 }, { triesLeft: 3, until: null }],
  [{ expirationTime: 1_768_000_000_000 }, { triesLeft: null, until: 1_768_000_000_000 }],
  [null, { triesLeft: null, until: null }],
  ['later', { triesLeft: null, until: null }],
  [
    { triesLeft: -1, expirationTime: '2026' },
    { triesLeft: null, until: null },
  ],
])('[MEM-05] what came with a refused payment password is read, and what is none is not said: %o', (value, read) => {
  expect(paymentRefusal(value)).toEqual(read)
})

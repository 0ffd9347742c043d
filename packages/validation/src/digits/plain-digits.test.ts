import { expect, test } from 'vitest'
import { latinDigits, plainDigits } from './index.ts'

test('[REG-06] digits of every script become 0 to 9, and other signs stay', () => {
  expect(latinDigits('०१२३४५६७८९ ๐๑๒ 𝟘𝟙𝟗 ½ a')).toBe('0123456789 012 019 ½ a')
})

test.each([
  ['0071 2290 4415', '007122904415'],
  ['0071-2290–4415', '007122904415'],
  ['\u20660071\u00A02290\u200B4415\u2069', '007122904415'],
  ['٠٠٧١ ٢٢٩٠', '00712290'],
  ['S4 lapi', 'S4lapi'],
  ['12x', '12x'],
  ['', ''],
])('[REG-06] %j is the number %j', (text, plain) => expect(plainDigits(text)).toBe(plain))

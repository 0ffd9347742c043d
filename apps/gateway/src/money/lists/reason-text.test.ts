import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

test("a code is told as its sentence, the operator's own words as they are, whatever they are called", () => {
  expect(reasonText('withdraw.reason.counted', 'EN')).not.toBe('withdraw.reason.counted')
  for (const words of ['constructor', 'toString', '__proto__', 'Name differs'])
    expect(reasonText(words, 'TY')).toBe(words)
  expect(reasonText('', 'EN')).toBeNull()
})

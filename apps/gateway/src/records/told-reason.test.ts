import { expect, test } from 'vitest'
import { toldReason } from './told-reason.ts'

test("a code is told as its sentence, the operator's own words as they are, whatever they are called", () => {
  expect(toldReason('withdraw.reason.counted', 'EN')).not.toBe('withdraw.reason.counted')
  for (const words of ['constructor', 'toString', '__proto__', 'Name differs']) expect(toldReason(words, 'TY')).toBe(words)
  expect(toldReason('', 'EN')).toBeNull()
})

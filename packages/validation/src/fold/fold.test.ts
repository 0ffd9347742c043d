import { expect, test } from 'vitest'
import { fold, wordsOf } from './index.ts'

test.each([
  ['Đặng Văn Đức', 'dang van duc'],
  ['Đặng Văn Đức'.normalize('NFD'), 'dang van duc'],
  ['  Niño   Peña ', 'nino pena'],
  ["O'Brien", 'obrien'],
  ['O\u2019Brien', 'obrien'],
  ['Anne-Marie', 'anne marie'],
  ['Ma. Cristina Santos Jr.', 'ma cristina santos jr'],
  ['Łukasz Øster Þór', 'lukasz oster thor'],
  ['Nguyễn Thị Ơn', 'nguyen thi on'],
  ['İsmail Işık', 'ismail isik'],
  ['SUHARTO', 'suharto'],
  ['สมชาย', 'สมชาย'],
  ['李 明', '李 明'],
  ['…', ''],
])('[REG-02] %j is compared as %j', (text, folded) => {
  expect(wordsOf(text).join(' ')).toBe(folded)
  expect(fold(text).split(/\s+/).filter(Boolean).join(' ')).toBe(folded)
})

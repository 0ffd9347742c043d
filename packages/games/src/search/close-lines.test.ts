import { expect, test } from 'vitest'
import { createCloseReader } from './close-lines.ts'

const closeLines = createCloseReader('\njade dragon\nlantern night\nsunset lanterns\n\u9ebb\u5c06\u80e1\u4e86\n')

test('[BEY-24] what no line is called leads to those most like it, the closest first, and to none when nothing is like it', () => {
  expect(closeLines('nightlantren', 2)).toEqual([1, 2])
  expect(closeLines('nightlantren', 1)).toEqual([1])
  expect(closeLines('xyz', 2)).toEqual([])
})

test('[BEY-24] one letter is no pair, and each question is answered by itself', () => {
  expect(closeLines('j', 2)).toEqual([])
  expect(closeLines('\u80e1\u4e86', 2)).toEqual([3])
  expect(closeLines('Jade Dragoon', 2)).toEqual([0])
  expect(closeLines('Jade Dragoon', 2)).toEqual([0])
})

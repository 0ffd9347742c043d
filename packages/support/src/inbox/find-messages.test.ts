import { expect, test } from 'vitest'
import { findMessages } from '../index.ts'

const row = (title: string, content: string, senderName: string | null = null) => ({
  title,
  content,
  senderName,
  receiverName: 'linhtran88',
})
const rows = [
  row('Rút tiền đã xong', 'Nothing is left to do.'),
  row('Weekly figures', 'Your team was active.', 'marcobay01'),
  row('Welcome', 'Here is how it works.'),
]

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['RUT TIEN', [0]],
  ['da xong', [0]],
  ['team weekly', [1]],
  ['marco', [1]],
  ['linhtran', [0, 1, 2]],
  ['weekly nothing', []],
])('[MEM-02] "%s" finds messages by words of title, text and names', (words, found) => {
  expect(findMessages(rows, words)).toEqual(found.map((at) => rows[at]))
})

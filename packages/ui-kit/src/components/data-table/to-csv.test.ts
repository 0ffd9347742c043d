import type { CsvColumn } from './to-csv.ts'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

type Entry = { who: string; sum: number | null; note?: string }

const columns: CsvColumn<Entry>[] = [
  { head: 'Member', csvValue: ({ who }) => who },
  { head: 'Profit, ₱', sortValue: ({ sum }) => sum },
  { head: 'Note', sortValue: () => 'sorted', csvValue: ({ note }) => note },
  { head: 'Menu' },
]
const lines = (rows: Entry[]) => toCsv(columns, rows).split('\r\n')

test('[BEY-22] the file begins with a byte order mark, has a line a row, and leaves out columns without a value', () => {
  expect(toCsv(columns, [{ who: 'thao.vy', sum: 4270.5 }])).toBe('\uFEFFMember,"Profit, ₱",Note\r\nthao.vy,4270.5,\r\n')
})

test('[BEY-22] quotes, commas, line breaks and outer spaces are quoted', () => {
  expect(lines([{ who: 'Trần "Linh", Hà Nội', sum: 1, note: 'two\nlines' }])[1]).toBe(
    '"Trần ""Linh"", Hà Nội",1,"two\nlines"',
  )
  expect(lines([{ who: ' edge ', sum: 1 }])[1]).toBe('" edge ",1,')
})

test.each(['=SUM(A1:A9)', '+1', '-2+3', '@cmd', '\t=1', '\r=1', '\n=1', ' =1', '\uFF1D1'])(
  '[BEY-22] %j does not run in a spreadsheet',
  (who) => {
    expect(lines([{ who, sum: 1 }])[1]).toMatch(/^"?'/)
  },
)

test('[BEY-22] numbers stay numbers: no thousands, no currency, a minus that counts', () => {
  expect(lines([{ who: 'tuan9', sum: -1310 }])[1]).toBe('tuan9,-1310,')
  expect(lines([{ who: 'mai_hoa', sum: null }])[1]).toBe('mai_hoa,,')
  expect(lines([{ who: 'mai_hoa', sum: Number.NaN }])[1]).toBe('mai_hoa,,')
})

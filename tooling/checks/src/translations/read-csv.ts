import { parse } from 'csv-parse/sync'
import { unguard } from './formula.ts'
import type { Returned } from './sheet.ts'

/** What a spreadsheet has put between the columns: some write what their country writes. */
const delimiterOf = (text: string): string => /^\ufeff?"?id"?([,;\t])/.exec(text)?.[1] ?? ','

const readRows = (text: string): string[][] => {
  try {
    return parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true })
  } catch (error) {
    throw new Error(`is not CSV: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Reads what `writeCsv` wrote, also with semicolons or tabs; an empty target is a text not yet translated.
 * @throws Error that says what is wrong.
 */
export function readCsv(text: string): Returned {
  const [head = [], ...rows] = readRows(text)
  const [id, source, target] = [
    head.indexOf('id'),
    head.indexOf('source EN'),
    head.findIndex((title) => /^target [\w-]+$/.test(title)),
  ]
  if (id < 0 || source < 0 || target < 0)
    throw new Error('lacks a column: its first row must name id, source EN and target <LANGUAGE>')
  const cell = (row: readonly string[], column: number): string => unguard(row[column] ?? '')
  return {
    language: (head[target] ?? '').slice('target '.length),
    units: rows.map((row) => ({ id: cell(row, id), source: cell(row, source), target: cell(row, target) })),
  }
}

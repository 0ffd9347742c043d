import type { DataColumn, DataValue } from './data-column.ts'

/** What `toCsv` asks of a column. */
export type CsvColumn<Row> = Pick<DataColumn<Row>, 'head' | 'csvValue' | 'sortValue'>

const byteOrderMark = '\uFEFF'

/** A spreadsheet runs a text that begins like a formula; an apostrophe keeps it a text. */
const harmless = (text: string) => (/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const field = (value: DataValue) => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return quoted(harmless(value ?? ''))
}

/**
 * The rows as a file of RFC 4180 with a byte order mark, so that a spreadsheet reads its letters: raw numbers, quoted
 * texts, no text that would run as a formula.
 *
 * @returns the file's text
 * @example toCsv(columns, rows)
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const written = columns.flatMap(({ head, csvValue, sortValue }) => {
    const valueOf = csvValue ?? sortValue
    return valueOf ? [{ head, valueOf }] : []
  })
  const lines = [
    written.map(({ head }) => field(head)),
    ...rows.map((row) => written.map(({ valueOf }) => field(valueOf(row)))),
  ]
  return `${byteOrderMark}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

import type { Shown } from './command.ts'

/** A text without signs that a terminal obeys, or that turn its lines around. */
const plain = (text: string): string => text.replace(/[^\P{C}\n]/gu, '')

const cellOf = (value: unknown): string =>
  value === null || value === undefined ? '' : plain(String(value).replace(/\s+/g, ' '))

/** What a command answered, for a terminal: a sentence as it is, rows as a table. */
export function textTable(answer: Shown): string {
  if (typeof answer === 'string') return plain(answer)
  if (answer.length === 0) return 'Nothing.'
  const names = [...new Set(answer.flatMap((row) => Object.keys(row)))]
  const rows = answer.map((row) => names.map((name) => cellOf(row[name])))
  const widths = names.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(names), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

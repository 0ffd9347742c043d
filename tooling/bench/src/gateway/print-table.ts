/** Prints rows by name as a table of right-aligned columns. */
export function printTable(title: string, rows: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  const columns = Object.keys(Object.values(rows)[0] ?? {})
  const lines = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map((column) => String(row[column]))]),
  ]
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  process.stdout.write(`\n${title}\n${text.join('\n')}\n`)
}

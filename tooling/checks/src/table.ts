/** A table for people: the first column to the left, the others to the right, a line under the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => (column === 0 ? (cells[0] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width)))
      .join('  ')
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
    .map((text) => text.trimEnd())
    .join('\n')
}

/** Bytes as '12.3' kB of 1,000 bytes; nothing for none. */
export const kilobytes = (bytes: number): string => (bytes === 0 ? '' : (bytes / 1_000).toFixed(1))

/** A cell of a table in Markdown: bars would end it. */
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')

/** A table in Markdown; without rows, nothing. */
export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** Text as code. */
export const code = (text: string): string => (text ? `\`${text}\`` : '')

/** The anchor that GitHub gives a heading of one word. */
export const anchorOf = (title: string): string => title.toLowerCase().replace(/[^\w-]/g, '')

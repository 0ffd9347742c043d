// pnpm settings:tables: writes the tables of settings and operator commands into the documents.
import { readFileSync, writeFileSync } from 'node:fs'
import { documentTables, withRows } from './document-tables.ts'

const root = new URL('../../../../../', import.meta.url)

for (const table of documentTables) {
  const file = new URL(table.file, root)
  const text = readFileSync(file, 'utf8')
  const written = withRows(text, table)
  if (written !== text) writeFileSync(file, written)
  process.stdout.write(
    `${table.file}: ${table.heading}, ${table.rows.length} rows${written === text ? '' : ', written'}\n`,
  )
}

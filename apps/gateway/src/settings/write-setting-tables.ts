// Writes the settings into the tables of the documents: pnpm settings:tables.
import { readFileSync, writeFileSync } from 'node:fs'
import { settingTables, withSettings } from './setting-tables.ts'

const root = new URL('../../../../', import.meta.url)

for (const table of settingTables) {
  const file = new URL(table.file, root)
  const text = readFileSync(file, 'utf8')
  const written = withSettings(text, table)
  if (written !== text) writeFileSync(file, written)
  process.stdout.write(`${table.file}: ${table.rows.length} settings${written === text ? '' : ', written'}\n`)
}

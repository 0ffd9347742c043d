import { writeFileSync } from 'node:fs'
import { needsTable } from '../src/testing/needs.ts'
import { readSource } from '../src/testing/sheets.ts'

const readme = readSource('../README.md')
const table = needsTable()
writeFileSync(
  new URL('../README.md', import.meta.url),
  readme.replace(/(?<=<!-- sheets -->\n).*?(?=<!-- \/sheets -->)/s, () => table),
)

// pnpm words:export --to xliff|csv [--language TH] [--out folder]:
// every text of the repository for a translator, a file a language.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packsOf } from './src/messages/packs-of.ts'
import { table } from './src/table.ts'
import { exportMessages, forms } from './src/translations/export-messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stop = (why) => {
  process.stderr.write(`words:export: ${why}\n`)
  process.exit(1)
}

try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((each) => each !== '--'),
    options: {
      to: { type: 'string' },
      language: { type: 'string', multiple: true },
      out: { type: 'string', default: 'translations' },
    },
  })
  if (!Object.hasOwn(forms, values.to ?? '')) stop(`say --to ${Object.keys(forms).join(' or --to ')}`)
  const wanted = values.language ?? [...(await packsOf(root)).keys()].filter((language) => language !== 'EN')
  const files = await exportMessages(root, values.to, wanted)
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.out)
  mkdirSync(folder, { recursive: true })
  for (const { name, text } of files) writeFileSync(resolve(folder, name), text)
  const rows = files.map(({ name, texts, open }) => [`${values.out}/${name}`, String(texts), String(open)])
  process.stdout.write(`${table(['file', 'texts', 'not translated yet'], rows)}\n`)
} catch (error) {
  stop(error.message)
}

// pnpm words:import <files…>: takes back what pnpm words:export
// wrote. If one text is wrong, it says which and writes nothing.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from './src/table.ts'
import { importMessages } from './src/translations/import-messages.ts'
import { notShipped } from './src/translations/not-shipped.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = process.argv.slice(2).filter((each) => each !== '--')
const stop = (lines) => {
  for (const line of lines) process.stderr.write(`words:import: ${line}\n`)
  process.stderr.write('words:import: nothing was written\n')
  process.exit(1)
}

const read = (name) => {
  try {
    return { name, bytes: readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), name)) }
  } catch (error) {
    return stop([`${name} cannot be read (${error.code})`])
  }
}

if (names.length === 0) stop(['name the files that came back, for example translations/words-TH.xliff'])
const { problems, changed } = await importMessages(root, names.map(read))
if (problems.length > 0) stop(problems)
if (changed.size === 0) process.stdout.write('every text is as it was; nothing was written\n')
else
  process.stdout.write(
    `${table(
      ['catalogue', 'texts changed'],
      [...changed].map(([path, count]) => [path, String(count)]),
    )}\n\npnpm words checks the whole\n`,
  )
for (const line of await notShipped(root)) process.stdout.write(`${line}\n`)

// pnpm words: every catalogue has the same ids, places and cases in every language, and every refusal has a sentence.
import { fileURLToPath } from 'node:url'
import { checkCatalogues } from './src/messages/check-catalogues.ts'
import { table } from './src/table.ts'

const { complaints, texts, ids, languages } = await checkCatalogues(fileURLToPath(new URL('../..', import.meta.url)))
for (const complaint of complaints) process.stderr.write(`messages: ${complaint}\n`)
if (complaints.length > 0) process.exitCode = 1
else {
  process.stdout.write(
    `${table(
      ['folder', 'ids'],
      Object.entries(ids).map(([folder, count]) => [folder, String(count)]),
    )}\n\n`,
  )
  process.stdout.write(
    `messages: ${texts} texts in ${languages.join(', ')}; none missing, the same places and cases in every language\n`,
  )
}

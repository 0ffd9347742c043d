// pnpm words: every catalogue has the same ids and placeholders, and every refusal has a sentence.
import { fileURLToPath } from 'node:url'
import { checkCatalogues } from './src/messages/check-catalogues.ts'

const { complaints, texts } = await checkCatalogues(fileURLToPath(new URL('../..', import.meta.url)))
for (const complaint of complaints) process.stderr.write(`messages: ${complaint}\n`)
if (complaints.length > 0) process.exitCode = 1
else process.stdout.write(`messages: ${texts} texts, the same ids and placeholders in every language\n`)

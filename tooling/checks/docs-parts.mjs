// pnpm docs:parts: writes the generated parts of the documents: the table of contents of docs/decisions.md and the
// table of calls of apps/gateway/README.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedDocuments } from './src/docs/generated-parts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
for (const { file, text, written } of generatedDocuments(root)) {
  if (written !== text) writeFileSync(join(root, file), written)
  process.stdout.write(`${file}: ${written === text ? 'as generated' : 'written'}\n`)
}

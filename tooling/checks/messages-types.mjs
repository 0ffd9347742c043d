// pnpm words:types: writes what the messages of each package take, so that the type checker knows.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCatalogues } from './src/messages/read-catalogues.ts'
import { messageTypes } from './src/messages/message-types.ts'
import { isTyped } from './src/messages/naming.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
for (const { folder, languages } of readCatalogues(root).filter((catalogue) => isTyped(catalogue.folder)))
  writeFileSync(join(root, folder, 'src/messages.gen.ts'), messageTypes(folder, languages['EN'] ?? {}))

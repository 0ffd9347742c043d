import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsTable } from './calls-table.ts'
import { withContents } from './contents.ts'
import { withPart } from './parts.ts'

/** A document with parts that are made from the repository. */
export interface GeneratedDocument {
  /** From the root of the repository. */
  readonly file: string
  /** The text as it stands and as it should. */
  readonly text: string
  readonly written: string
}

const makers: Readonly<Record<string, (text: string, root: string) => string>> = {
  'docs/decisions.md': withContents,
  'apps/gateway/README.md': (text, root) => withPart(text, 'calls', callsTable(root)),
}

/** Every document with generated parts, for `pnpm docs:parts` and the test that compares. */
export const generatedDocuments = (root: string): GeneratedDocument[] =>
  Object.entries(makers).map(([file, make]) => {
    const text = readFileSync(join(root, file), 'utf8')
    return { file, text, written: make(text, root) }
  })

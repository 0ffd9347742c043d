import { codeOf } from './code-of.ts'

/** A call of pnpm that a document shows: a script of the root, or of the workspace that `--filter` names. */
export interface NamedCommand {
  readonly workspace: string | null
  readonly script: string
}

/** Commands of pnpm itself, and programs of packages that stand in every shell of the repository. */
const notScripts = new Set(['install', 'exec', 'add', 'run', 'pack', 'changeset', '…'])

/** The calls of pnpm in the code of a document, in backticks or in a block. */
export function namedCommands(text: string): NamedCommand[] {
  const { blocks, spans } = codeOf(text)
  return [...blocks, ...spans].flatMap((code) =>
    [...code.matchAll(/\bpnpm\s+((?:--filter\s+\S+\s+|--?[a-z-]+\s+)*)([\w:…-]+)/g)].flatMap(
      ([, flags = '', script = '']) => {
        const workspace = /--filter\s+(\S+?)(?:\.\.\.)?\s/.exec(flags)?.[1] ?? null
        return notScripts.has(script) ? [] : [{ workspace, script }]
      },
    ),
  )
}

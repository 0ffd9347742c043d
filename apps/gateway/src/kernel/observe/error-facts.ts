import type { Facts } from './log.ts'

const longestMessage = 300

const rootOf = (error: unknown): unknown => {
  let root = error
  for (let depth = 0; depth < 5 && root instanceof Error && root.cause instanceof Error; depth++) root = root.cause
  return root
}

/** Where an error was thrown: its frames without its message, the innermost first. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' < ')

/**
 * An error as facts of a log line. The query builder's errors quote every parameter of the statement, among them hashes
 * and numbers of members: only the database's own message, at the end of the causes, is taken.
 */
export function errorFacts(error: unknown): Facts {
  const root = rootOf(error)
  if (!(root instanceof Error)) return { error: String(root).slice(0, longestMessage) }
  const [statement] = root.message.split('\nparams:')
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined
  return { error: (statement ?? '').slice(0, longestMessage), type: root.name, code, at: framesOf(root) }
}

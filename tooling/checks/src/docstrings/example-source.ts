/** Where a name is imported from: the path of an entry point. */
export type Exports = ReadonlyMap<string, string>

/** Names of the browser's global object that an example uses for values of the reader. */
const shadowed = ['open', 'close', 'closed', 'top', 'event', 'name', 'status', 'origin', 'history', 'parent', 'self']

const isMarkup = (line: string): boolean => /^(?:<[A-Za-z]|\{[a-z]+ \?)/.test(line)

/** The statements of an example: markup becomes a fragment of its own, and a bare `catch` gets its `try`. */
function statementsOf(example: string): string {
  const lines = example.split('\n')
  const first = lines.findIndex(isMarkup)
  const before = first < 0 ? lines : lines.slice(0, first)
  const markup = first < 0 ? '' : `;void (<>${lines.slice(first).join('\n')}</>)`
  const code = before.join('\n')
  return `${code.startsWith('catch') ? `try { String() } ${code}` : code}\n${markup}`
}

/**
 * The source of an example: names that the packages export are imported, `free` ones are declared as `any`.
 *
 * @param example the text of an `@example`
 * @param exports entry points by exported name
 * @param free names that stand for values of the reader
 */
export function exampleSource(example: string, exports: Exports, free: ReadonlySet<string>): string {
  const names = [...new Set(example.match(/[A-Za-z_]\w*/g) ?? [])]
  const own = new Set([...example.matchAll(/\b(?:const|function) (\w+)/g)].map(([, name]) => name))
  const imports = names
    .filter((name) => exports.has(name) && !own.has(name))
    .map((name) => `import { ${name} } from '${exports.get(name) ?? ''}'`)
  const values = [...free, ...shadowed.filter((name) => names.includes(name))].filter(
    (name) => !own.has(name) && !exports.has(name),
  )
  const declared = [...new Set(values)].map((name) => `declare let ${name}: any\ntype ${name} = any`)
  return [...imports, ...declared, `export const example = async () => {\n${statementsOf(example)}\n}`].join('\n')
}

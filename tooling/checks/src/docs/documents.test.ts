import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../fixture.ts'
import { codeOf } from './code-of.ts'
import { anchorOf, headingsOf } from './contents.ts'
import { namedCommands } from './named-commands.ts'
import { isInTree, linksOf, namedPaths } from './named-paths.ts'
import { documents, readTree } from './tree.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const tree = readTree()

interface Package {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, unknown>>
}
const packages = ['package.json', ...globSync('{apps,packages,tooling}/*/package.json', { cwd: root })].map(
  (file) => JSON.parse(read(file)) as Package,
)
const packageOf = (name: string): Package | undefined => packages.find((one) => one.name === name)

/**
 * Whether a named entry point is one of the export map, or the
 * beginning of some. A star stands for one name on either side.
 */
const isEntry = (key: string, entry: string): boolean => {
  const [keyParts, entryParts] = [key.split('/'), entry.split('/')]
  const matches = (pattern: string, name: string): boolean =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.+')}$`).test(name)
  return entryParts.every((part, at) => matches(part, keyParts[at] ?? '') || matches(keyParts[at] ?? '', part))
}

test.each(documents)('%s: every path in backticks is in the repository', (document) => {
  expect(
    namedPaths(read(document))
      .filter((path) => !isInTree(path, document, tree))
      .join('\n'),
  ).toBe('')
})

test.each(documents)('%s: every link leads to a file, and every anchor to a heading', (document) => {
  const broken = linksOf(read(document)).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const file = path === '' ? document : join(dirname(document), path)
    if (!existsSync(join(root, file))) return true
    return anchor !== undefined && !headingsOf(read(file)).some(({ title }) => anchorOf(title) === anchor)
  })
  expect(broken.join('\n')).toBe('')
})

test.each(documents)('%s: every `pnpm …` is a script', (document) => {
  const unknown = namedCommands(read(document)).filter(
    ({ workspace, script }) => packageOf(workspace ?? 'parlour')?.scripts?.[script] === undefined,
  )
  expect(unknown.map(({ workspace, script }) => `${workspace ?? 'root'}: ${script}`).join('\n')).toBe('')
})

test.each(documents)('%s: every entry point of a package is in its export map', (document) => {
  // What stands below `node_modules` is a folder.
  const named = [...read(document).matchAll(/(?<!node_modules\/)(@parlour\/[\w-]+)((?:\/[\w<>.*-]+)*)/g)]
  const unknown = named.filter(([, name = '', path = '']) => {
    const owner = packageOf(name)
    if (!owner) return true
    const entry = `.${path.replace(/<[^>]+>/g, '*').replace(/\.$/, '')}`
    return path !== '' && !Object.keys(owner.exports ?? {}).some((key) => isEntry(key, entry))
  })
  expect(unknown.map(([text]) => text).join('\n')).toBe('')
})

test('the README lists every script of the root', () => {
  const { blocks, spans } = codeOf(read('README.md'))
  const code = [...blocks, ...spans].join('\n')
  const scripts = Object.keys(packageOf('parlour')?.scripts ?? {})
  const missing = scripts.filter((script) => !new RegExp(`(?<![\\w:-])${script}(?![\\w:-])`).test(code))
  expect(missing.join('\n')).toBe('')
})

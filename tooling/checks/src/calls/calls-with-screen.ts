import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A call of the api-client. */
export interface Call {
  readonly name: string
  /** Folder of its record, for example `promotions`. */
  readonly group: string
  /** Whether a package or the site uses it; records, examples, tests and stories do not count. */
  readonly hasScreen: boolean
}

const records = 'packages/api-client/src/endpoints/*/*.ts'
const record = /export const (\w+) = defineEndpoint\(/g
const users = ['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']
const noUser = /^packages\/(api-client|conformance)\/|\/testing\/|\.(test|stories|gen)\.tsx?$/
const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const word = /\w+/g

/** Every call of the api-client below `root`, with whether a screen uses it, in the order of their folders and names. */
export function callsWithScreen(root: string): Call[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const used = new Set(
    globSync(users, { cwd: root })
      .filter((file) => !noUser.test(file))
      .flatMap((file) => read(file).replaceAll(comment, '').match(word) ?? []),
  )
  return globSync(records, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const group = file.split('/').at(-2) ?? ''
      return [...read(file).matchAll(record)].map(([, name = '']) => ({ name, group, hasScreen: used.has(name) }))
    })
    .toSorted((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name))
}

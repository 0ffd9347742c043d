import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One area of the ledger, for example `LOG`: its rows, those that no test carries yet (`missing`), and those whose tests all
 * run in `npm run test:all` alone (`long`).
 */
export interface Area {
  readonly name: string
  readonly rows: readonly string[]
  readonly missing: readonly string[]
  readonly long: readonly string[]
}

/** The ledger beside the tests; `unknown` are ids in titles that the ledger does not have. */
export interface Ledger {
  readonly areas: readonly Area[]
  readonly unknown: readonly { readonly id: string; readonly file: string }[]
}

const row = /^\| ([A-Z][A-Z0-9]+-\d+) \|/gm
const title = /['"`]((?:\[[A-Z][A-Z0-9]*(?:-\d+)?(?:[, ]+[A-Z][A-Z0-9]*(?:-\d+)?)*\] ?)+)(.*)/g
/** What stands behind the title of a journey that `npm test` leaves out. */
const leftOut = /['"`], (?:timed|long)\b/
const rowId = /[A-Z][A-Z0-9]+-\d+/g
const tests = '{packages,apps,tooling}/*/{src,e2e,play}/**/*.{test,spec,stories}.{ts,tsx}'

/** Reads `docs/requirements.md` and the titles of all tests: ids in brackets at the start of a title carry their rows. */
export function readLedger(root: string): Ledger {
  const ids = [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(row)].flatMap(([, id]) => id ?? [])
  const carried = new Map<string, string>()
  const quick = new Set<string>()
  for (const file of globSync(tests, { cwd: root, exclude: (path) => path.includes('node_modules') }))
    for (const [, list = '', rest = ''] of readFileSync(join(root, file), 'utf8').matchAll(title))
      for (const [found] of list.matchAll(rowId)) {
        carried.set(found, carried.get(found) ?? file)
        if (!file.includes('.long.test.') && !leftOut.test(rest)) quick.add(found)
      }
  const names = [...new Set(ids.map((id) => id.split('-')[0] ?? id))]
  return {
    areas: names.map((name) => {
      const rows = ids.filter((id) => id.startsWith(`${name}-`))
      return {
        name,
        rows,
        missing: rows.filter((id) => !carried.has(id)),
        long: rows.filter((id) => carried.has(id) && !quick.has(id)),
      }
    }),
    unknown: [...carried].flatMap(([id, file]) => (ids.includes(id) ? [] : [{ id, file }])),
  }
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** How many casts the sources of a package or app have. */
export interface Casts {
  readonly name: string
  /** `as` with a type; `as const` is none. */
  readonly casts: number
  /** Casts of a cast: `as unknown as Type`. */
  readonly double: number
  /** Lines on which `no-unsafe-type-assertion` is off, each with its reason. */
  readonly excepted: number
}

const left = /\.(test|test-d|spec|stories|gen)\.tsx?$|\.d\.ts$|node_modules|\/testing\//
const exception = /oxlint-disable-next-line typescript\/no-unsafe-type-assertion -- \S/g

/** Counts the casts of one source file. */
export function castsIn(path: string, text: string): Omit<Casts, 'name'> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  let casts = 0
  let double = 0
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      casts++
      if (ts.isAsExpression(node.expression)) double++
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { casts, double, excepted: text.match(exception)?.length ?? 0 }
}

/** Counts the casts of the sources of every package and app, tests and stories left out. */
export function countCasts(root: string): Casts[] {
  const groups = new Map<string, Casts>()
  for (const file of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    if (left.test(file)) continue
    const name = file.replaceAll('\\', '/').split('/').slice(0, 2).join('/')
    const found = castsIn(file, readFileSync(join(root, file), 'utf8'))
    const sum = groups.get(name) ?? { name, casts: 0, double: 0, excepted: 0 }
    groups.set(name, {
      name,
      casts: sum.casts + found.casts,
      double: sum.double + found.double,
      excepted: sum.excepted + found.excepted,
    })
  }
  return [...groups.values()]
}

import { judgeDocstring, parts, type Part } from './judge-docstring.ts'
import { readPublicExports } from './public-exports.ts'

/** How many of the needed parts the docstrings of a package have. */
export interface PackageCount {
  readonly package: string
  readonly exports: number
  readonly counts: Readonly<Record<Part, { readonly have: number; readonly need: number }>>
  /** The share of all needed parts, 0 to 1. */
  readonly share: number
}

/** An export whose docstring lacks something, with its file from the root of the repository. */
export interface Gap {
  readonly package: string
  readonly name: string
  readonly file: string
  readonly missing: readonly Part[]
  readonly unnamed: readonly string[]
}

/** Counts what the docstrings of the public exports of every package say, and lists what is missing. */
export function countDocstrings(root: string): { packages: PackageCount[]; gaps: Gap[] } {
  const { exports, checker } = readPublicExports(root)
  const judged = exports.map((one) => ({ one, ...judgeDocstring(one, checker) }))
  const names = [...new Set(exports.map((one) => one.package))]
  const packages = names.map((name): PackageCount => {
    const own = judged.filter(({ one }) => one.package === name)
    const count = (part: Part) => {
      const need = own.filter(({ needed }) => needed.includes(part)).length
      return { need, have: need - own.filter(({ missing }) => missing.includes(part)).length }
    }
    const counts = Object.fromEntries(parts.map((part) => [part, count(part)])) as PackageCount['counts']
    const sum = (pick: 'have' | 'need'): number => parts.reduce((total, part) => total + counts[part][pick], 0)
    return { package: name, exports: own.length, counts, share: sum('have') / sum('need') }
  })
  const gaps = judged
    .filter(({ missing }) => missing.length > 0)
    .map(({ one, missing, unnamed }) => ({
      package: one.package,
      name: one.name,
      file: one.declaration.getSourceFile().fileName.replace(root, ''),
      missing,
      unnamed,
    }))
  return { packages, gaps }
}

import { join } from 'node:path'
import { build } from 'esbuild'
import { brotli } from './measure-site.ts'

/** What somebody who imports a few names gets into the bundle, in bytes as they travel. */
export interface ImportSize {
  readonly name: string
  readonly whole: number
  readonly limit: number
}

/** A line of code whose weight has a budget. */
export interface ImportBudget {
  readonly code: string
  readonly whole: number
  /** Packages that a site has anyway, such as peers. */
  readonly outside?: readonly string[]
  /** Whether what loads later, when it is asked for, counts as well: it does unless this is set. */
  readonly atOnce?: boolean
}

/** Imports whose weight has a budget, by what they are called. */
export type ImportBudgets = Readonly<Record<string, ImportBudget>>

interface Chunk {
  readonly entryPoint?: string
  readonly imports: readonly { readonly path: string; readonly kind: string }[]
}

/** The chunks that an entry brings along at once. */
const atOnceOf = (chunks: Readonly<Record<string, Chunk>>): ReadonlySet<string> => {
  const found = new Set(Object.keys(chunks).filter((path) => chunks[path]?.entryPoint === '<stdin>'))
  for (const path of found)
    for (const next of chunks[path]?.imports ?? [])
      if (next.kind === 'import-statement' && chunks[next.path]) found.add(next.path)
  return found
}

/** Bundles each of these lines as a site would, in the folder whose packages they name. */
export async function measureImports(root: string, imports: ImportBudgets): Promise<ImportSize[]> {
  const sizes: ImportSize[] = []
  for (const [name, { code, whole: limit, outside = [], atOnce = false }] of Object.entries(imports)) {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: join(root, 'tooling/checks'), loader: 'js' },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      conditions: ['@parlour/source'],
      external: [...outside],
      jsx: 'automatic',
      splitting: atOnce,
      metafile: true,
      absWorkingDir: root,
      outdir: 'out',
      logLevel: 'silent',
    })
    const counted = [...atOnceOf(metafile.outputs)].map((path) => join(root, path))
    const bytes = outputFiles.filter(({ path }) => counted.includes(path)).map(({ contents }) => brotli(contents))
    sizes.push({ name, whole: bytes.reduce((sum, size) => sum + size, 0), limit })
  }
  return sizes
}

/** The imports that are over their budgets, one line each. */
export const judgeImports = (sizes: readonly ImportSize[]): string[] =>
  sizes.flatMap(({ name, whole, limit }) =>
    whole > limit ? [`${name}: ${whole} bytes, ${whole - limit} over the budget of ${limit}`] : [],
  )

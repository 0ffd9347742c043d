import { join } from 'node:path'
import { build } from 'esbuild'
import { brotli } from './measure-site.ts'

/** What somebody who imports a few names gets into the bundle, in bytes as they travel. */
export interface ImportSize {
  readonly name: string
  readonly whole: number
  readonly limit: number
}

/** Imports whose weight has a budget: lines of code by what they are called. */
export type ImportBudgets = Readonly<Record<string, { readonly code: string; readonly whole: number }>>

/** Bundles each of these lines as a site would, in the folder whose packages they name. */
export async function measureImports(root: string, imports: ImportBudgets): Promise<ImportSize[]> {
  const sizes: ImportSize[] = []
  for (const [name, { code, whole: limit }] of Object.entries(imports)) {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: join(root, 'tooling/checks'), loader: 'js' },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      conditions: ['@parlour/source'],
      logLevel: 'silent',
    })
    sizes.push({ name, whole: brotli(outputFiles[0]?.contents ?? new Uint8Array()), limit })
  }
  return sizes
}

/** The imports that are over their budgets, one line each. */
export const judgeImports = (sizes: readonly ImportSize[]): string[] =>
  sizes.flatMap(({ name, whole, limit }) => (whole > limit ? [`${name}: ${whole} bytes, ${whole - limit} over the budget of ${limit}`] : []))

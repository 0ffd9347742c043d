import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { listEntryPoints } from '../core-entry-points.ts'
import { brotli } from './measure-site.ts'

/**
 * An entry point of a package, minified and compressed: its own
 * code, and the same with the dependencies that are not peers.
 */
export interface EntryPointSize {
  readonly name: string
  readonly own: number
  readonly whole: number
}

const bundle = async (file: string, external: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    conditions: ['@parlour/source'],
    external: [...external],
    loader: { '.css': 'empty' },
    outdir: 'out',
    logLevel: 'silent',
  })
  return brotli(outputFiles.find(({ path }) => path.endsWith('.js'))?.contents ?? new Uint8Array())
}

/** Measures every entry point of `packages/*` from source; other packages of the workspace and peers stay outside. */
export async function measureEntryPoints(root: string): Promise<EntryPointSize[]> {
  const sizes: EntryPointSize[] = []
  for (const { name, folder, file } of listEntryPoints(root).filter((entryPoint) => /\.tsx?$/.test(entryPoint.file))) {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as {
      dependencies?: Record<string, string>
      peerDependencies?: Record<string, string>
    }
    const outside = ['@parlour/*', 'node:*', ...Object.keys(peerDependencies).flatMap((peer) => [peer, `${peer}/*`])]
    const inside = Object.keys(dependencies).flatMap((dependency) => [dependency, `${dependency}/*`])
    const path = join(root, file)
    sizes.push({ name, own: await bundle(path, [...outside, ...inside]), whole: await bundle(path, outside) })
  }
  return sizes
}

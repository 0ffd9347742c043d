import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { closure, type Manifest } from './manifest.ts'

/** What a view loads, in bytes as they travel: scripts and styles as brotli 11, fonts as they are. */
export interface ViewSize {
  readonly name: string
  readonly js: number
  readonly css: number
  readonly fonts: number
  readonly files: readonly string[]
}

/** The built site: what each route loads first, what each window adds, what each language weighs. */
export interface SiteSize {
  readonly html: number
  readonly routes: readonly ViewSize[]
  readonly windows: readonly ViewSize[]
  readonly words: readonly ViewSize[]
  /** The own chunk of each page of the member and the agent centre, without what it shares. */
  readonly centrePages: readonly Pick<ViewSize, 'name' | 'js'>[]
  /** Every script of the build; a worker is one that the manifest does not name. */
  readonly scripts: readonly string[]
  /** What the build wrote, by module. */
  readonly manifest: Manifest
}

const route = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
const centrePage = /\/(member|agent)-pages\/[^/]+$/
const words = /virtual:messages\/([A-Z]{2})(?:\/([a-z]+))?$/

/** Bytes of something after brotli at its best. */
export const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length

/** A library by its name, anything else by its file, or by its folder where the file is called index. */
const nameOf = (key: string): string => {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(key) ?? []
  return (
    library ??
    key
      .replace(/(\/index)?\.[a-z]+(\?.*)?$/, '')
      .split('/')
      .at(-1) ??
    key
  )
}

/**
 * Measures `dist/client`. `firstFonts` are parts of the names of the
 * fonts that the first words need; `language` is the default one.
 */
export function measureSite(client: string, firstFonts: readonly string[], language: string): SiteSize {
  const read = (file: string) => readFileSync(join(client, file))
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? (file.endsWith('.woff2') ? read(file).length : brotli(read(file)))
    sizes.set(file, known)
    return known
  }
  const entry = Object.entries(manifest).flatMap(([key, chunk]) => (chunk.isEntry ? [key] : []))
  const dynamic = Object.entries(manifest).flatMap(([key, chunk]) => (chunk.isDynamicEntry ? [key] : []))
  const fonts = Object.values(manifest).flatMap(({ file }) =>
    firstFonts.some((part) => file.includes(part)) ? [file] : [],
  )

  const view = (name: string, keys: readonly string[], without: ReadonlySet<string>): ViewSize => {
    const files = [...new Set([...closure(manifest, keys), ...(without.size === 0 ? fonts : [])])].filter(
      (file) => !without.has(file),
    )
    const sum = (end: RegExp) => files.filter((file) => end.test(file)).reduce((total, file) => total + sizeOf(file), 0)
    const loaded = files.filter((file) => !file.endsWith('.woff2') || fonts.includes(file))
    return {
      name,
      js: sum(/\.js$/),
      css: sum(/\.css$/),
      fonts: without.size === 0 ? fonts.reduce((total, file) => total + sizeOf(file), 0) : 0,
      files: loaded,
    }
  }

  const first = closure(manifest, entry)
  const lateStyles = new Set(
    entry.flatMap((key) => manifest[key]?.assets ?? []).filter((file) => file.endsWith('.css') && !first.has(file)),
  )
  const pack = dynamic.filter((key) => {
    const [, code, part = 'first'] = words.exec(key) ?? []
    return code === language && part === 'first'
  })
  return {
    html: brotli(read('index.html')),
    routes: dynamic.flatMap((key) => {
      const [, path] = route.exec(key) ?? []
      return path ? [view(path === 'index' ? 'home' : path, [...entry, key, ...pack], new Set())] : []
    }),
    windows: [
      ...[...lateStyles].map((file) => ({
        name: 'styles after the first paint',
        js: 0,
        css: sizeOf(file),
        fonts: 0,
        files: [file],
      })),
      ...dynamic.filter((key) => !route.test(key) && !words.test(key)).map((key) => view(nameOf(key), [key], first)),
    ],
    words: dynamic.flatMap((key) => {
      const [, code, part] = words.exec(key) ?? []
      return code ? [view(part ? `${code} ${part}` : code, [key], first)] : []
    }),
    centrePages: dynamic
      .filter((key) => centrePage.test(key))
      .map((key) => ({ name: nameOf(key), js: sizeOf(manifest[key]?.file ?? '') })),
    scripts: readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js')),
    manifest,
  }
}

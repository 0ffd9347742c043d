import type { SiteSize } from './measure-site.ts'

/**
 * A library that one chunk holds: a text that stands in it when minified, and how the name of the chunk's module ends.
 */
export interface OnlyIn {
  readonly sign: string
  readonly module: string
}

/**
 * What breaks `onlyIn`, one line each: a script that holds a
 * library which is not its own, a chunk that loads it at once.
 */
export function judgeOnlyIn(
  { manifest, scripts }: Pick<SiteSize, 'manifest' | 'scripts'>,
  libraries: Readonly<Record<string, OnlyIn>>,
  textOf: (file: string) => string,
): string[] {
  return Object.entries(libraries).flatMap(([name, { sign, module }]) => {
    const [key, chunk] = Object.entries(manifest).find(([path]) => path.endsWith(module)) ?? []
    if (!key || !chunk) return [`${name}: the build has no chunk of ${module}`]
    const holders = scripts.filter((file) => textOf(file).includes(sign))
    const eager = Object.values(manifest).filter(({ imports = [] }) => imports.includes(key))
    return [
      ...(holders.includes(chunk.file) ? [] : [`${chunk.file} no longer holds ${name} ("${sign}")`]),
      ...holders
        .filter((file) => file !== chunk.file)
        .map((file) => `${file} holds ${name} ("${sign}"), which only the chunk of ${module} may hold`),
      ...eager.map(({ file }) => `${file} loads ${name} at once; import ${module} when it is needed`),
    ]
  })
}

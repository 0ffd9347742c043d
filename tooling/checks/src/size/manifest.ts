/** A chunk of Vite's manifest: its file, the styles and pictures it brings, the chunks it imports at once. */
export interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** Vite's `manifest.json`: chunks by source path. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

/**
 * Every file that some chunks bring along without anything else being
 * asked for; a style sheet that is only named by address is asked for.
 */
export function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new RangeError(`the manifest has no chunk ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    const named = (chunk.assets ?? []).filter((file) => !file.endsWith('.css'))
    for (const file of [chunk.file, ...(chunk.css ?? []), ...named]) files.add(file)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return files
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { GatewayConfig } from '../config/config.ts'
import type { Game } from '../ports/catalogue.ts'
import { frameMessages, type FrameMessages } from './frame-messages.ts'

const chunkForm = v.object({
  file: v.string(),
  css: v.exactOptional(v.array(v.string())),
  imports: v.exactOptional(v.array(v.string())),
})
const manifestForm = v.record(v.string(), chunkForm)
type Chunk = v.InferOutput<typeof chunkForm>

/** The manifest of the games' build: files by source. */
export type Manifest = Readonly<v.InferOutput<typeof manifestForm>>

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The files that a page needs. */
export interface PageFiles {
  readonly script: string
  readonly styles: readonly string[]
  readonly imports: readonly string[]
}

/** The files that the page of an engine needs: its own and what it imports, each once. */
export function filesOf(manifest: Manifest, engine: string): PageFiles {
  const seen = new Set<string>()
  const walk = (source: string): Chunk[] => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return []
    seen.add(source)
    return [...(chunk.imports ?? []).flatMap(walk), chunk]
  }
  const chunks = walk(`src/${engine}/main.tsx`)
  const script = chunks.at(-1)?.file
  if (!script) throw new Error(`the pages of the games were built without ${engine}`)
  return {
    script,
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
    imports: chunks.slice(0, -1).map(({ file }) => file),
  }
}

/** The files that a built page needs, by the manifest. */
export const builtFiles = ({ playFolder }: Pick<GatewayConfig, 'playFolder'>, name: string): PageFiles =>
  filesOf(v.parse(manifestForm, JSON.parse(readFileSync(join(playFolder, '.vite/manifest.json'), 'utf8'))), name)

/** The title of a page's document, and the values that its script reads from it. */
export interface PageFacts {
  readonly title: string
  readonly data: Readonly<Record<string, string>>
}

/** Makes the documents of a built page: its facts, its words, the origins that may hold it, a fresh nonce. */
export function builtPage(name: string, wordsIn: FrameMessages) {
  const words = frameMessages(wordsIn)
  let files: PageFiles | null = null
  return (config: GatewayConfig, { title, data }: PageFacts, nonce: string): string => {
    files ??= builtFiles(config, name)
    const { script, styles, imports } = files
    const told = Object.entries({ ...data, sites: config.siteOrigins.join(' ') }).map(
      ([key, value]) => ` data-${key}="${escaped(value)}"`,
    )
    return `<!doctype html>
<html lang="fil"${told.join('')}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:,">
    ${styles.map((file) => `<link rel="stylesheet" href="/frames/${file}" nonce="${nonce}">`).join('\n    ')}
    ${imports.map((file) => `<link rel="modulepreload" href="/frames/${file}" nonce="${nonce}">`).join('\n    ')}
    <script type="application/json" id="words" nonce="${nonce}">${words}</script>
    <script type="module" src="/frames/${script}" nonce="${nonce}"></script>
  </head>
  <body><div id="app"></div></body>
</html>
`
  }
}

/** Makes the documents of an engine, each of a game, in its hue. */
export function playPage(engine: string, wordsIn: FrameMessages) {
  const page = builtPage(engine, wordsIn)
  return (config: GatewayConfig, { id, title }: Pick<Game, 'id' | 'title'>, nonce: string): string =>
    page(config, { title, data: { game: String(id), hue: String((id * 47) % 360) } }, nonce)
}

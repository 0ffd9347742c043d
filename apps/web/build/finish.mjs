// After both builds: puts the styles of the first screen into the page, writes the template the server fills,
// and lays compressed copies beside every asset.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const reader = (client) => (path) => readFileSync(new URL(path, client), 'utf8')

const inlineStyles = (html, read) =>
  html.replace(
    /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, path) => `\n    <style nonce="__NONCE__">${read(path).trim()}</style>`,
  )

/** The styles of windows and inner pages stand after the content: they never hold back the first paint. */
const withRest = (html, client) => {
  const [file] = globSync('assets/rest-*.css', { cwd: client.pathname })
  return html.replace('</body>', `  <link rel="stylesheet" href="/${file}">\n  </body>`)
}

/** A chunk and all that it imports, as file names. */
const closure = (manifest, chunk, seen = new Set()) => {
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const id of chunk.imports ?? []) closure(manifest, manifest[id], seen)
  return seen
}

/** Files that the home page needs beside the entry, which its HTML names anyway, by language. */
function preloads(manifest) {
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)
  const beside = closure(manifest, entry)
  const home = closure(manifest, manifest['src/routes/index.tsx?tsr-split=component'])
  const packs = Object.entries(manifest).flatMap(([id, { file }]) => {
    const [, code] = /virtual:messages\/([A-Z]{2}(?:-[A-Z]+)?)\/first$/.exec(id) ?? []
    return code ? [[code, file]] : []
  })
  return Object.fromEntries(
    packs.map(([code, file]) => [
      code,
      [...new Set([file, ...beside, ...home])].filter((path) => path !== entry.file).map((path) => `/${path}`),
    ]),
  )
}

function compress(client) {
  for (const path of globSync('**/*.{js,css,svg,json,txt}', { cwd: client.pathname })) {
    const bytes = readFileSync(new URL(path, client))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(new URL(`${path}.br`, client), brotliCompressSync(bytes, { params }))
    writeFileSync(new URL(`${path}.gz`, client), gzipSync(bytes, { level: 9 }))
  }
}

/**
 * Development builds draw pages at half the speed, whatever
 * NODE_ENV says where they run: none may be in the server's half.
 */
export function checkServerHalf(folder) {
  const files = globSync('server/**/*.js', { cwd: folder.pathname })
  const found = files.filter((path) => /[\w-]+\.development\.js/.test(readFileSync(new URL(path, folder), 'utf8')))
  if (files.length === 0 || found.length > 0)
    throw new Error(`the server's half carries development builds of packages: ${found.join(', ') || 'it is empty'}`)
}

/** The manifest names what lies outside of the site by where this clone lies: it names it from the site, as all else. */
function nameFromSite(file) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(new URL('../../../', import.meta.url).pathname, '../../'))
}

/**
 * Writes the template that the server fills, and compressed copies beside every asset, below a folder with both halves.
 */
export function finish(folder) {
  checkServerHalf(folder)
  const client = new URL('client/', folder)
  const read = reader(client)
  nameFromSite(new URL('.vite/manifest.json', client))
  const manifest = JSON.parse(read('.vite/manifest.json'))
  const template = { html: withRest(inlineStyles(read('index.html'), read), client), preload: preloads(manifest) }
  writeFileSync(new URL('server/template.json', folder), JSON.stringify(template))
  compress(client)
}

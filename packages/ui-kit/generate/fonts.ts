import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const fonts = new URL('../src/fonts/', import.meta.url)
const fileOf = (name: string): URL => new URL(`familjen-grotesk-${name}-wght-normal.woff2`, fonts)
/**
 * What one sign needs no more: the kerning and features of its neighbours.
 * Widths follow from the outlines. Browsers ask for its names.
 */
const dropTables = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT']

/** The peso sign in all weights. The rest of latin-ext is 15 kB that a page in English or Tagalog never draws. */
const peso = await subsetFont(readFileSync(fileOf('latin-ext')), '₱', { targetFormat: 'woff2', dropTables })
writeFileSync(fileOf('peso'), peso)

/** The code points that the latin face answers for: the `unicode-range` of its rule. */
function latinCharacters(): string {
  const css = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8')
  const range = /familjen-grotesk-latin-wght[^}]*unicode-range:([^;]+);/.exec(css)?.[1] ?? ''
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}

/** Cut to those code points: glyphs that no text reaches are 1.4 kB. A second cut changes nothing. */
const latin = await subsetFont(readFileSync(fileOf('latin')), latinCharacters(), { targetFormat: 'woff2' })
writeFileSync(fileOf('latin'), latin)

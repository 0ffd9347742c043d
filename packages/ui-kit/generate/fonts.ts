import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const fonts = new URL('../src/fonts/', import.meta.url)
const latinExt = readFileSync(new URL('familjen-grotesk-latin-ext-wght-normal.woff2', fonts))
/** What one sign needs no more: the kerning and features of its neighbours. Widths follow from the outlines. Browsers ask for its names. */
const dropTables = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT']

/** The peso sign in all weights. The rest of latin-ext is 15 kB that a page in English or Tagalog never draws. */
const peso = await subsetFont(latinExt, '₱', { targetFormat: 'woff2', dropTables })
writeFileSync(new URL('familjen-grotesk-peso-wght-normal.woff2', fonts), peso)

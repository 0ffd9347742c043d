import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const imports = (sheet: string) => [...read(sheet).matchAll(/@import '([^']+)'/g)].map(([, path = '']) => path)
const sheets = readdirSync(new URL('../components', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => `../components/${path}`)

test('every sheet of a component is in the first sheet or in the rest, once', () => {
  const listed = [...imports('./first.css'), ...imports('./rest.css')].filter((path) => path.startsWith('../components'))
  expect(listed.toSorted()).toEqual(sheets.toSorted())
})

test('the sheet of the first screen has at most 9 KB after brotli, comments and spaces included', () => {
  const text = imports('./first.css').map(read).join('\n')
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(9 * 1024)
})

test('every rule stands in a cascade layer', () => {
  for (const sheet of sheets) expect(read(sheet)).toMatch(/^@layer components \{/)
})

test('the faces cover the signs of the currencies', () => {
  const ranges = read('./fonts.css')
  expect(ranges).toContain('U+20A0-20AB, U+20AD-20C0')
  expect(ranges).toContain('U+20AB;')
})

import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { needsTable } from '../testing/needs.ts'
import { componentScripts, componentSheets, readSource, rulesOf } from '../testing/sheets.ts'
import { pairs } from '../tokens/index.ts'

const imports = (sheet: string) =>
  [...readSource(`styles/${sheet}`).matchAll(/@import '([^']+)'/g)].map(([, path = '']) => path)
const uses = (text: string) => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name = '']) => name)
const sets = (text: string) => [...text.matchAll(/(?:^|[{;\s])--([a-z0-9-]+)\s*:/g)].map(([, name = '']) => name)
const rulesAndSheets = componentSheets.flatMap((sheet) =>
  rulesOf(readSource(sheet)).map((rule) => ({ sheet, ...rule })),
)
const token = (value = '') => /^var\(--color-([a-z0-9-]+)\)$/.exec(value)?.[1]

test('every sheet of a component is in the first sheet or in the rest, once', () => {
  const listed = [...imports('first.css'), ...imports('rest.css')]
    .filter((path) => path.startsWith('../components'))
    .map((path) => path.slice(3))
  expect(listed.toSorted()).toEqual(componentSheets)
})

test('the sheet of a component has the name of its folder, as its entry point says', () => {
  for (const sheet of componentSheets) expect(sheet).toMatch(/^components\/([a-z-]+)\/\1\.css$/)
})

test('the sheet of the first screen has at most 9 KB after brotli, comments and spaces included', () => {
  const text = imports('first.css')
    .map((path) => readSource(path.replace(/^\.\.\/|^\.\//, (at) => (at === './' ? 'styles/' : ''))))
    .join('\n')
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(9 * 1024)
})

test('[HDR-02] no colour glides without a mouse, so that a change of theme is one frame there: glides of colours last --motion-d1', () => {
  expect(readSource('styles/base.css')).toMatch(
    /@media \(hover: none\) \{\s+:root,\s+\[data-theme\] \{\s+--motion-d1: 0ms;\s+\}\s+\}/,
  )
  const glides = componentSheets.flatMap((sheet) =>
    [...readSource(sheet).matchAll(/transition:\s+([^;}]+)/g)].flatMap(([, value = '']) =>
      value.split(',').map((part) => `${sheet} ${part.trim()}`),
    ),
  )
  const others = glides.filter(
    (glide) =>
      /\.css (background|border|outline|background-color|border-color|color|fill|stroke) /.test(glide) &&
      !glide.includes('var(--motion-d1)'),
  )
  // A switch moves and changes its colour in one.
  expect(others.filter((glide) => !glide.includes('/switch.css'))).toEqual([])
  expect(glides.length).toBeGreaterThan(30)
})

test('every rule stands in a cascade layer', () => {
  for (const sheet of componentSheets) expect(readSource(sheet)).toMatch(/^@layer components \{/)
})

test('the readme says which sheets each component needs; `pnpm generate` writes it', () => {
  expect(/(?<=<!-- sheets -->\n).*?(?=<!-- \/sheets -->)/s.exec(readSource('../README.md'))?.[0]).toBe(needsTable())
})

describe('custom properties', () => {
  const schema = new Set(sets(readSource('styles/tokens.css')))
  const fromScripts = new Set(
    componentScripts.flatMap((path) =>
      [...readSource(path).matchAll(/'--([a-z0-9-]+)'/g)].map(([, name = '']) => name),
    ),
  )
  const fromLibraries = /^(radix|available|anchor|transform|toast|active|scroll)-/
  const own = new Set(componentSheets.flatMap((sheet) => sets(readSource(sheet))))
  const read = (sheet: string) =>
    uses(readSource(sheet)).filter((name) => !fromScripts.has(name) && !fromLibraries.test(name))

  test.each(['styles/base.css', ...componentSheets])(
    '%s reads only tokens of the schema and properties of components',
    (sheet) => {
      expect(read(sheet).filter((name) => !schema.has(name) && !own.has(name))).toEqual([])
    },
  )

  test('no component sets a token', () => {
    for (const sheet of componentSheets) expect(sets(readSource(sheet)).filter((name) => schema.has(name))).toEqual([])
  })

  test('every token is read by a sheet, but for steps of scales that are there to be whole', () => {
    const used = new Set(['styles/base.css', ...componentSheets].flatMap((sheet) => uses(readSource(sheet))))
    const scale = /^(space|font|track|layer|curve|size)-/
    expect([...schema].filter((name) => !used.has(name) && !scale.test(name))).toEqual([])
  })
})

describe('contrast', () => {
  const inks = new Set<string>(pairs.map(({ ink }) => ink))
  const grounds = new Set(pairs.flatMap(({ ink, on }) => on.map((ground) => `${ink} on ${ground}`)))

  test('every colour that a sheet gives to text is an ink whose contrast is tested', () => {
    const texts = rulesAndSheets.flatMap(({ declarations }) =>
      declarations.flatMap(([name, value]) => (name === 'color' ? [token(value)] : [])),
    )
    expect([...new Set(texts)].filter((ink) => ink !== undefined && ink !== 't-dis' && !inks.has(ink))).toEqual([])
  })

  test('every pair of text and ground that one rule sets is tested', () => {
    const missing = rulesAndSheets.flatMap(({ sheet, selector, declarations }) => {
      const of = Object.fromEntries(declarations)
      const [ink, ground] = [token(of.color), token(of.background ?? of['background-color'])]
      return ink && ground && ink !== 't-dis' && !grounds.has(`${ink} on ${ground}`)
        ? [`${sheet} ${selector}: ${ink} on ${ground}`]
        : []
    })
    expect(missing).toEqual([])
  })
})

describe('a sheet of a component', () => {
  const sides =
    /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-\w+)?|left|right|top|bottom|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)$/
  const raw =
    /#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|hwb)\(|\b(?:white|black|red|silver|gray|grey)\b/i

  test('has no colour of its own: a theme has them all', () => {
    const found = rulesAndSheets.flatMap(({ sheet, selector, declarations }) =>
      declarations.flatMap(([name, value]) =>
        !/^(-webkit-)?mask/.test(name) && raw.test(value.replaceAll(/url\([^)]*\)|--[\w-]+/g, ''))
          ? [`${sheet} ${selector}: ${name}: ${value}`]
          : [],
      ),
    )
    expect(found).toEqual([])
  })

  test('names no side of the page: it is read from both', () => {
    const found = rulesAndSheets.flatMap(({ sheet, selector, declarations }) =>
      declarations.flatMap(([name, value]) =>
        sides.test(name) || (name === 'text-align' && /left|right/.test(value))
          ? [`${sheet} ${selector}: ${name}: ${value}`]
          : [],
      ),
    )
    expect(found).toEqual([])
  })

  test('gives no four sides at once where the left one differs from the right, but for a tick', () => {
    const corners = /^(padding|margin|inset|border-width|border-radius)$/
    const mirrored = /^components\/(checkbox|radio-group)\//
    const found = rulesAndSheets.flatMap(({ sheet, selector, declarations }) =>
      declarations.flatMap(([name, value]) => {
        const parts = value.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(' ')
        return corners.test(name) && parts.length === 4 && parts[1] !== parts[3] && !mirrored.test(sheet)
          ? [`${sheet} ${selector}: ${name}: ${value}`]
          : []
      }),
    )
    expect(found).toEqual([])
  })

  test('asks for the scheme by tokens, not by the name of a theme', () => {
    for (const sheet of componentSheets) expect(readSource(sheet), sheet).not.toContain('data-theme')
  })

  test('gives words room for the signs of Vietnamese and Thai: no line below 1.3 but where only figures stand', () => {
    const figures =
      /__(rank|sign|count|sum|value|mark|age|cell|gap|digit|figure|figures|unit|day)\b|^\.p-age$|badge|avatar|__cell/
    const low = rulesAndSheets.flatMap(({ sheet, selector, declarations }) =>
      declarations.flatMap(([name, value]) => {
        const line =
          name === 'font'
            ? /rem\/([\d.]+) /.exec(value)?.[1]
            : name === 'line-height'
              ? /^([\d.]+)$/.exec(value)?.[1]
              : undefined
        return line !== undefined && Number(line) < 1.3 && !figures.test(selector)
          ? [`${sheet} ${selector}: ${value}`]
          : []
      }),
    )
    expect(low).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  contrast,
  kalesaDark,
  kalesaLight,
  leastTallLine,
  pairs,
  radius,
  themes,
  toCss,
  toThemeCss,
  type,
  vesperDark,
  vesperLight,
} from './index.ts'
import { flatten } from '../testing/flatten.ts'

const sheet = (name: string) => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')

describe.each(themes)('theme $name', ({ color }) => {
  test.each(pairs.flatMap(({ ink, on, least }) => on.map((ground) => ({ ink, ground, least }))))(
    '$ink on $ground has a contrast of at least $least',
    ({ ink, ground, least }) => {
      // What lets a picture through must hold on the brightest and on the darkest one.
      for (const under of ['#ffffff', '#000000'])
        expect(contrast(color[ink], flatten(color[ground], under))).toBeGreaterThanOrEqual(least)
    },
  )

  test('what acts can be seen on every ground it stands on, by its fill or by its edge', () => {
    const edge = color['accent-edge'] === 'transparent' ? color.accent : color['accent-edge']
    for (const ground of [color.page, color.s1, color.raised]) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('every theme has a name of its own, and every brand one by night and one by day', () => {
  expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length)
  for (const brand of new Set(themes.map((theme) => theme.brand))) {
    expect(themes.filter((theme) => theme.brand === brand).map(({ scheme }) => scheme)).toEqual(['dark', 'light'])
  }
})

test('a brand has corners and letters of its own, and what it leaves out falls back to the base', () => {
  const [, kalesa = ''] = toThemeCss([kalesaDark, kalesaLight]).split("[data-theme='kalesa-dark']")
  expect(kalesa).toContain(`--radius-card: ${kalesaDark.radius?.card ?? 0}px;`)
  expect(kalesa).toContain(`--font-sans: ${kalesaDark.sans?.join(', ') ?? ''};`)
  expect(kalesa).not.toContain('--radius-full')
  expect(toCss([vesperDark])).toContain(`--radius-full: ${radius.full}px;`)
})

test('what is derived stands on every theme, not on the root alone: letters, corners, shadows, scheme, still motion', () => {
  const [, scales = ''] = /:root, \[data-theme\] \{([^}]*)\}/.exec(toCss([vesperDark])) ?? []
  for (const name of ['--font-sans', '--font-15', '--radius-card', '--motion-d1', '--layer-toast'])
    expect(scales).toContain(`${name}: `)
  expect(toCss([vesperDark])).toMatch(/prefers-reduced-motion: reduce\) \{\s+:root, \[data-theme\] \{/)
  expect(toThemeCss([vesperLight])).toMatch(/\[data-theme='light'\] \{\s+color-scheme: light;/)
})

test('no line of Vietnamese or Thai is lower than 1.3', () => {
  const [, tall = ''] =
    /:is\(:root, \[data-theme\], \[lang\]\):is\(:lang\(vi\), :lang\(th\)\) \{([^}]*)\}/.exec(sheet('tokens')) ?? []
  for (const [name, { line }] of Object.entries(type))
    if (line < leastTallLine) expect(tall).toMatch(new RegExp(`--font-${name}: \\d+ [\\d.]+rem/1\\.3 `))
})

test('the committed sheets are what the generator writes', () => {
  expect(sheet('tokens')).toBe(toCss([vesperDark, vesperLight]))
  expect(sheet('kalesa')).toBe(toThemeCss([kalesaDark, kalesaLight]))
})

import { expect, test } from 'vitest'
import {
  breakpoint,
  contrast,
  family,
  grid,
  layer,
  motion,
  radius,
  size,
  space,
  type,
  vesperDark,
  vesperLight,
  type ColorName,
} from './index.ts'

// What the visual language of Vesper binds, written down once more
// by hand: a value that drifts turns a line of this page red.
const colors: [ColorName, dark: string, light: string][] = [
  ['page', '#15162b', '#f1f1f8'],
  ['well', '#101123', '#ffffff'],
  ['s1', '#1c1d37', '#ffffff'],
  ['s2', '#262743', '#f7f7fc'],
  ['s3', '#313354', '#e9e9f4'],
  ['line', '#2c2e50', '#e3e3ef'],
  ['line-2', '#3d4068', '#d0d1e2'],
  ['edge', '#7073a0', '#81849f'],
  ['t1', '#f4f2f9', '#1d1e38'],
  ['t2', '#b9bad4', '#50527a'],
  ['t3', '#a0a3c5', '#636690'],
  ['t-dis', '#6d7097', '#9a9cb8'],
  ['accent', '#ff947a', '#ff947a'],
  ['accent-edge', 'transparent', '#c65a3e'],
  ['on-accent', '#20142e', '#20142e'],
  ['accent-hover', '#ffa993', '#ff7f60'],
  ['accent-press', '#f0795c', '#ee6a4a'],
  ['accent-text', '#ff9f88', '#ad3a20'],
  ['accent-soft', '#3a2a3f', '#ffe8e1'],
  ['gold', '#f3c76f', '#7d5500'],
  ['ok', '#5fd8a5', '#0a6e4c'],
  ['ok-soft', '#1d3843', '#dcf3e8'],
  ['bad', '#ff7590', '#bd1f47'],
  ['bad-soft', '#402340', '#fde4ea'],
  ['warn', '#dfe27a', '#5c5f00'],
  ['warn-soft', '#34363f', '#f3f4cf'],
  ['info', '#93b8ff', '#2c57bd'],
  ['info-soft', '#27325a', '#e4ecfd'],
  ['focus', '#c3c7ff', '#3f45c9'],
  ['scrim', 'rgb(10 10 24 / 0.72)', 'rgb(29 30 56 / 0.55)'],
  ['chat-head', '#262743', '#262743'],
  ['on-chat-head', '#f4f2f9', '#f4f2f9'],
  ['footer', '#1c1d37', '#262743'],
  ['footer-text', '#b9bad4', '#b9bad4'],
  ['badge', 'rgb(21 22 43 / 0.88)', 'rgb(21 22 43 / 0.88)'],
  ['on-badge', '#ffffff', '#ffffff'],
]

// Ratios on page, s1, s2, s3 as the page gives them, to one decimal.
const ratios: [ColorName, dark: readonly number[], light: readonly number[]][] = [
  ['edge', [3.9, 3.6, 3.2], [3.3, 3.7, 3.4, 3.0]],
  ['t1', [16.0, 14.8, 13.0, 10.9], [14.4, 16.2, 15.2, 13.5]],
  ['t2', [9.3, 8.6, 7.6, 6.4], [6.6, 7.4, 7.0, 6.2]],
  ['t3', [7.2, 6.7, 5.9, 4.9], [4.9, 5.5, 5.1, 4.5]],
  ['accent', [8.3, 7.6, 6.7], [1.9, 2.1, 2.0]],
  ['accent-text', [8.9, 8.3, 7.3, 6.1], [5.5, 6.2, 5.8, 5.1]],
  ['gold', [11.2, 10.3, 9.1, 7.6], [5.9, 6.6, 6.2, 5.5]],
  ['ok', [10.0, 9.3, 8.2, 6.8], [5.6, 6.3, 5.9, 5.2]],
  ['bad', [6.9, 6.4, 5.6, 4.7], [5.4, 6.1, 5.7, 5.1]],
  ['warn', [12.9, 11.9, 10.5, 8.8], [6.0, 6.8, 6.4, 5.6]],
  ['info', [8.9, 8.2, 7.3, 6.1], [5.8, 6.6, 6.1, 5.4]],
  ['focus', [10.9, 10.1, 8.9], [6.4, 7.2, 6.8]],
]
const grounds = ['page', 's1', 's2', 's3'] as const

test.each(colors)('%s is %s by night and %s by day', (name, dark, light) => {
  expect([vesperDark.color[name], vesperLight.color[name]]).toEqual([dark, light])
})

test.each(ratios)('%s has the contrast that the visual language promises', (name, dark, light) => {
  for (const [{ color }, promised] of [
    [vesperDark, dark],
    [vesperLight, light],
  ] as const) {
    promised.forEach((ratio, at) => {
      expect(Math.abs(contrast(color[name], color[grounds[at] ?? 'page']) - ratio)).toBeLessThanOrEqual(0.06)
    })
  }
})

test('coral carries its text at rest, under the mouse and pressed', () => {
  const on = ({ color }: typeof vesperDark) =>
    [color.accent, color['accent-hover'], color['accent-press']].map((fill) =>
      Number(contrast(color['on-accent'], fill).toFixed(1)),
    )
  expect([on(vesperDark), on(vesperLight)]).toEqual([
    [8.1, 9.4, 6.3],
    [8.1, 7, 5.7],
  ])
})

test('elevation is a line of light and one shadow of ink', () => {
  expect([vesperDark.elevation, vesperLight.elevation]).toEqual([
    {
      e1: 'inset 0 1px 0 rgb(255 255 255 / 0.04), 0 1px 2px rgb(10 10 24 / 0.4)',
      e2: 'inset 0 1px 0 rgb(255 255 255 / 0.05), 0 10px 28px -8px rgb(10 10 24 / 0.6)',
      e3: 'inset 0 1px 0 rgb(255 255 255 / 0.06), 0 28px 72px -16px rgb(10 10 24 / 0.8)',
    },
    {
      e1: '0 0 0 1px #e3e3ef, 0 1px 2px rgb(29 30 56 / 0.07)',
      e2: '0 10px 28px -10px rgb(29 30 56 / 0.22)',
      e3: '0 28px 72px -16px rgb(29 30 56 / 0.36)',
    },
  ])
})

test('the type scale has ten steps', () => {
  expect(Object.values(type).map(({ size: px, weight, line, tracking }) => [px, weight, line, tracking])).toEqual([
    [12, 500, 1.4, 0],
    [13, 400, 1.4, 0],
    [14, 400, 1.45, 0],
    [15, 400, 1.5, 0],
    [17, 600, 1.35, -0.015],
    [20, 600, 1.3, -0.015],
    [24, 600, 1.3, -0.015],
    [30, 600, 1.25, -0.022],
    [38, 600, 1.2, -0.025],
    [50, 600, 1.14, -0.03],
  ])
})

test('letters, space, radii, layers and motion are those of the visual language', () => {
  expect(family.sans.join(', ')).toBe(
    "'Familjen Grotesk', 'Anuphan Thai', 'Familjen fallback', 'Leelawadee UI', Thonburi, 'Noto Sans Thai', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif",
  )
  expect(space).toEqual([2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80])
  expect(radius).toEqual({ tag: 6, control: 10, poster: 12, card: 14, sheet: 20, full: 999 })
  expect(layer).toEqual({ sticky: 100, menu: 200, bar: 300, float: 400, scrim: 500, modal: 510, toast: 600 })
  const curve = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
  expect(motion).toEqual({
    d1: { ms: 120, curve: 'ease' },
    d2: { ms: 180, curve },
    d3: { ms: 260, curve },
    d4: { ms: 360, curve },
    exit: { ms: 160, curve: 'cubic-bezier(0.4, 0, 1, 1)' },
  })
})

test('widths, grids and the shell are those of the visual language, and a page of 42 games has only whole rows', () => {
  expect(breakpoint).toEqual({ phone: 0, tablet: 768, desktop: 1100, wide: 1400 })
  expect(Object.values(grid).map(({ columns, gutter, margin, tiles }) => [columns, gutter, margin, tiles])).toEqual([
    [4, 10, 16, 3],
    [8, 16, 24, 6],
    [12, 16, 32, 6],
    [12, 16, 32, 7],
  ])
  expect(size).toEqual({
    header: 64,
    'header-phone': 56,
    menu: 232,
    'menu-collapsed': 72,
    bar: 60,
    hit: 44,
    content: 1280,
  })
  for (const { tiles } of Object.values(grid)) expect(42 % tiles).toBe(0)
})

import type { RadiusName, TypeStep } from './schema.ts'

/** Type scale by size in px; the CSS names are `--font-<n>` (shorthand) and `--track-<n>`. */
export const type = {
  50: { size: 50, weight: 600, line: 1.14, tracking: -0.03 },
  38: { size: 38, weight: 600, line: 1.2, tracking: -0.025 },
  30: { size: 30, weight: 600, line: 1.25, tracking: -0.022 },
  24: { size: 24, weight: 600, line: 1.3, tracking: -0.015 },
  20: { size: 20, weight: 600, line: 1.3, tracking: -0.015 },
  17: { size: 17, weight: 600, line: 1.35, tracking: -0.015 },
  15: { size: 15, weight: 400, line: 1.5, tracking: 0 },
  14: { size: 14, weight: 400, line: 1.45, tracking: 0 },
  13: { size: 13, weight: 400, line: 1.4, tracking: 0 },
  12: { size: 12, weight: 500, line: 1.4, tracking: 0 },
} satisfies Record<number, TypeStep>

/** Space steps in px, four-based; the CSS name is `--space-<n>`. */
export const space = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80] as const

/** Radii in px of every brand that has none of its own; the CSS name is `--radius-<name>`. */
export const radius = { tag: 6, control: 10, poster: 12, card: 14, sheet: 20, full: 999 } as const satisfies Record<
  RadiusName,
  number
>

/** Durations in ms and curves; the CSS names are `--motion-<name>` and `--curve-<name>`. */
export const motion = {
  d1: { ms: 120, curve: 'ease' },
  d2: { ms: 180, curve: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  d3: { ms: 260, curve: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  d4: { ms: 360, curve: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  exit: { ms: 160, curve: 'cubic-bezier(0.4, 0, 1, 1)' },
} as const

/** Stacking layers; the CSS name is `--layer-<name>`. */
export const layer = { sticky: 100, menu: 200, bar: 300, float: 400, scrim: 500, modal: 510, toast: 600 } as const

/** First width in px of each breakpoint. */
export const breakpoint = { phone: 0, tablet: 768, desktop: 1100, wide: 1400 } as const

/**
 * Columns, gutter and margin of the page in px, and tiles a row, from each breakpoint on. Every row count divides 42.
 */
export const grid = {
  phone: { columns: 4, gutter: 10, margin: 16, tiles: 3 },
  tablet: { columns: 8, gutter: 16, margin: 24, tiles: 6 },
  desktop: { columns: 12, gutter: 16, margin: 32, tiles: 6 },
  wide: { columns: 12, gutter: 16, margin: 32, tiles: 7 },
} as const satisfies Record<keyof typeof breakpoint, Record<'columns' | 'gutter' | 'margin' | 'tiles', number>>

/** Least line height of Vietnamese and Thai, whose marks stand above and below the letters. */
export const leastTallLine = 1.3

/** Sizes of the shell in px; the CSS name is `--size-<name>`. */
export const size = {
  header: 64,
  'header-phone': 56,
  menu: 232,
  'menu-collapsed': 72,
  bar: 60,
  hit: 44,
  content: 1280,
} as const

/** Font stacks, first choice first; the CSS name is `--font-<name>`. */
export const family = {
  sans: [
    "'Familjen Grotesk'",
    "'Anuphan Thai'",
    "'Familjen fallback'",
    "'Leelawadee UI'",
    'Thonburi',
    "'Noto Sans Thai'",
    "'PingFang SC'",
    "'Hiragino Sans GB'",
    "'Microsoft YaHei'",
    "'Noto Sans CJK SC'",
    'system-ui',
    'sans-serif',
  ],
} as const

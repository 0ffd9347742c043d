/** Every colour a theme must fill; the CSS name is `--color-<name>`. */
export const colorNames = [
  'page',
  'well',
  's1',
  's2',
  's3',
  'raised',
  'bone',
  'line',
  'line-2',
  'chip-line',
  'edge',
  'outline',
  't1',
  't2',
  't3',
  't-dis',
  'accent',
  'accent-edge',
  'on-accent',
  'accent-hover',
  'accent-press',
  'accent-text',
  'accent-soft',
  'gold',
  'ok',
  'ok-soft',
  'bad',
  'bad-soft',
  'warn',
  'warn-soft',
  'info',
  'info-soft',
  'focus',
  'scrim',
  'sheen',
  'footer',
  'footer-text',
  'footer-strong',
  'footer-edge',
  'footer-accent',
  'chat-head',
  'on-chat-head',
  'ink',
  'paper',
  'ink-gold',
  'badge',
  'on-badge',
  'flame',
  'veil',
] as const

/** Name of a colour token. */
export type ColorName = (typeof colorNames)[number]

/** Elevation steps: card, raised and toast, modal and flyout. */
export const elevationNames = ['e1', 'e2', 'e3'] as const

/** Name of an elevation token; the CSS name is `--elevation-<name>`. */
export type ElevationName = (typeof elevationNames)[number]

/** Radii, from tags to whole circles; the CSS name is `--radius-<name>`. */
export const radiusNames = ['tag', 'control', 'poster', 'card', 'sheet', 'full'] as const

/** Name of a radius token. */
export type RadiusName = (typeof radiusNames)[number]

/**
 * One theme of a brand: all colours as CSS colours, all elevations
 * as CSS shadows; shape and letters where the brand has its own.
 */
export type Theme = {
  /** Value of the attribute `data-theme`: one theme, one name, whatever the brand. */
  name: string
  /** The brand that the theme belongs to. */
  brand: string
  scheme: 'dark' | 'light'
  color: Record<ColorName, string>
  elevation: Record<ElevationName, string>
  /** Radii in px that differ from the base scale `radius`. */
  radius?: Partial<Record<RadiusName, number>>
  /** Font stack, first choice first, in place of `family.sans`. */
  sans?: readonly string[]
}

/** One step of the type scale: px, weight, unitless line height, tracking in em. */
export type TypeStep = { size: number; weight: number; line: number; tracking: number }

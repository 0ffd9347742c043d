/** Every colour a theme must fill; the CSS name is `--color-<name>`. */
export const colorNames = [
  'page', 'well', 's1', 's2', 's3', 'line', 'line-2', 'edge', 't1', 't2', 't3', 't-dis',
  'accent', 'accent-edge', 'on-accent', 'accent-hover', 'accent-press', 'accent-text', 'accent-soft', 'gold',
  'ok', 'ok-soft', 'bad', 'bad-soft', 'warn', 'warn-soft', 'info', 'info-soft', 'focus', 'scrim',
  'footer', 'footer-text', 'footer-strong', 'chat-head', 'on-chat-head', 'badge', 'on-badge', 'sheen', 'outline',
] as const

/** Name of a colour token. */
export type ColorName = (typeof colorNames)[number]

/** Elevation steps: card, raised and toast, modal and flyout. */
export const elevationNames = ['e1', 'e2', 'e3'] as const

/** Name of an elevation token; the CSS name is `--elevation-<name>`. */
export type ElevationName = (typeof elevationNames)[number]

/** One theme: all colours as CSS colours, all elevations as CSS shadows. */
export type Theme = {
  /** Value of the attribute `data-theme`. */
  name: string
  scheme: 'dark' | 'light'
  color: Record<ColorName, string>
  elevation: Record<ElevationName, string>
}

/** One step of the type scale: px, weight, unitless line height, tracking in em. */
export type TypeStep = { size: number; weight: number; line: number; tracking: number }

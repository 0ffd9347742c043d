import { hex } from './colour.ts'
import type { Inks } from './inks.ts'

/** The five inks of a lit figure. */
export type Tone = Pick<Inks, 'light' | 'body' | 'deep' | 'hollow' | 'fold' | 'accent'> & {
  /** Hard light along the upper left edge; the light tone where none is named. */
  readonly edge?: string
}

const tones = {
  steel: {
    edge: '#fff',
    light: hex([0.93, 0.025, 235]),
    body: hex([0.7, 0.075, 238]),
    deep: hex([0.5, 0.11, 262]),
    hollow: hex([0.25, 0.07, 250]),
    fold: hex([0.4, 0.1, 252]),
    accent: '#ffffff',
  },
  red: {
    edge: hex([0.9, 0.06, 30]),
    light: hex([0.78, 0.14, 25]),
    body: hex([0.57, 0.21, 26]),
    deep: hex([0.45, 0.19, 12]),
    hollow: hex([0.24, 0.1, 20]),
    fold: hex([0.34, 0.15, 18]),
    accent: '#fff1e2',
  },
  dark: {
    edge: hex([0.66, 0.09, 275]),
    light: hex([0.5, 0.08, 280]),
    body: hex([0.3, 0.07, 282]),
    deep: hex([0.22, 0.07, 300]),
    hollow: hex([0.8, 0.14, 60]),
    fold: hex([0.18, 0.05, 282]),
    accent: hex([0.76, 0.15, 38]),
  },
  gold: {
    light: hex([0.95, 0.08, 92]),
    body: hex([0.79, 0.15, 78]),
    deep: hex([0.66, 0.17, 50]),
    hollow: hex([0.34, 0.09, 60]),
    fold: hex([0.52, 0.14, 52]),
    accent: '#fff6e2',
  },
  leaf: {
    light: hex([0.9, 0.12, 130]),
    body: hex([0.68, 0.17, 145]),
    deep: hex([0.5, 0.13, 170]),
    hollow: hex([0.28, 0.08, 155]),
    fold: hex([0.42, 0.12, 158]),
    accent: hex([0.7, 0.19, 22]),
  },
  rose: {
    edge: hex([0.94, 0.04, 12]),
    light: hex([0.85, 0.1, 10]),
    body: hex([0.62, 0.2, 14]),
    deep: hex([0.5, 0.2, 352]),
    hollow: hex([0.26, 0.1, 10]),
    fold: hex([0.38, 0.15, 8]),
    accent: hex([0.7, 0.16, 145]),
  },
} as const satisfies Record<string, Tone>

/** Name of a natural colouring that replaces the palette's hero inks. */
export type ToneName = keyof typeof tones | 'white'

/** The figure's inks: a natural tone, or the palette's own when no tone is named. */
export const toneOf = (inks: Inks, name: ToneName | undefined): Tone => {
  if (name === undefined) return inks
  if (name === 'white')
    return { light: '#ffffff', body: '#e4e1ee', deep: '#b3afd2', hollow: inks.ink, fold: '#8583b5', accent: inks.ink }
  return tones[name]
}

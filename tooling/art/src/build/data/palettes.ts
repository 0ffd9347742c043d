interface PaletteHues {
  readonly day?: true
  readonly hues: readonly [a: number, b: number, h: number, s: number]
  readonly bright?: number
  readonly sun?: number
  readonly fold?: number
  readonly ink?: number
}

/** The palettes: hues of ground, light, hero and accent in OKLCH degrees, and where each departs from the rule. */
export const palettes = {
  ember: { hues: [284, 38, 76, 38] },
  jade: { hues: [178, 152, 98, 40], fold: 165 },
  lacquer: { hues: [18, 34, 84, 60], bright: 0.56 },
  lagoon: { hues: [238, 200, 70, 30], sun: -10, fold: 230 },
  orchid: { hues: [322, 0, 62, 340] },
  felt: { hues: [164, 168, 88, 30], bright: 0.45, fold: 160 },
  bordeaux: { hues: [8, 14, 62, 40], bright: 0.46 },
  storm: { hues: [258, 262, 118, 118], bright: 0.58, fold: 250 },
  midnight: { hues: [276, 262, 210, 40], bright: 0.5, fold: 262 },
  copper: { hues: [48, 58, 80, 190], bright: 0.64, fold: 40 },
  moss: { hues: [146, 118, 92, 45], fold: 130 },
  plum: { hues: [306, 332, 46, 180], bright: 0.5 },
  tide: { hues: [216, 186, 178, 45], fold: 205 },
  arena: { hues: [268, 22, 30, 110], bright: 0.6 },
  kraft: { hues: [62, 78, 82, 30], bright: 0.7, fold: 50 },
  dawn: { day: true, hues: [45, 72, 285, 60], ink: 285 },
  polar: { day: true, hues: [232, 205, 28, 90], ink: 262 },
  mint: { day: true, hues: [168, 140, 350, 85], ink: 190 },
  saffron: { day: true, hues: [82, 95, 24, 92], ink: 24 },
  blush: { day: true, hues: [12, 40, 262, 70], ink: 285 },
  lilac: { day: true, hues: [292, 320, 268, 60], ink: 284 },
  lime: { day: true, hues: [122, 105, 205, 100], ink: 205 },
} as const satisfies Record<string, PaletteHues>

/** Name of a palette. */
export type PaletteName = keyof typeof palettes

/** Reads a palette's hues and departures in their widest form. */
export const paletteHues = (name: PaletteName): PaletteHues => palettes[name]

/** Whether a palette is of the light kind. */
export const isDay = (name: PaletteName): boolean => paletteHues(name).day === true

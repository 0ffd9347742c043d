/** The colours of a hall, drawn from the hue of its title. */
export interface Hues {
  readonly water: number
  readonly glow: string
  readonly flash: string
  readonly rope: string
  readonly knot: string
  readonly gold: string
  readonly metal: readonly [string, string]
  readonly trim: readonly [string, string]
}

/** The water of a title: its hue, moved to where water is, from green over blue to violet. */
export const waterOf = (hue: number): number => 182 + ((((hue % 360) + 360) % 360) / 360) * 112

/** The colours of a hall whose water has a hue. */
export const huesOf = (water: number): Hues => ({
  water,
  glow: `oklch(.88 .1 ${water})`,
  flash: `oklch(.95 .09 ${water - 20})`,
  rope: '#f3e3bd',
  knot: '#ff947a',
  gold: '#f3c76f',
  metal: [`oklch(.78 .05 ${water + 20})`, `oklch(.42 .09 ${water + 30})`],
  trim: ['#ffd98a', '#c9822f'],
})

/** What of the curve shows: so many milliseconds across, so many hundredths up from 100. */
export interface Scale {
  readonly across: number
  readonly up: number
}

/** Fits the curve so that its tip stays inside, with room before it; nothing moves in the first seconds. */
export const scaleOf = (elapsed: number, multiplier: number): Scale => ({
  across: Math.max(8000, elapsed * 1.18),
  up: Math.max(100, (multiplier - 100) * 1.28),
})

/** The lines across that help to read a height, in hundredths: round figures, two to six of them. */
export function linesOf(up: number): number[] {
  const rough = up / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  const first = Math.ceil(101 / step) * step
  return Array.from({ length: Math.max(0, Math.floor((100 + up - first) / step) + 1) }, (_, at) => first + at * step)
}

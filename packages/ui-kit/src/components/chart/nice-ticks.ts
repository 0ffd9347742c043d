const steps = [1, 2, 2.5, 4, 5, 10]

/**
 * Round values for the lines of a grid, from at or below `low`
 * to at or above `high`, zero among them; about `count` spaces.
 */
export const niceTicks = (low: number, high: number, count = 4): number[] => {
  const [from, to] = [Math.min(0, low), Math.max(0, high)]
  const span = to - from || 1
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((one) => one * power >= rough * 0.999) ?? 10) * power
  const [first, last] = [Math.floor(from / step), Math.ceil((to === from ? 1 : to) / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

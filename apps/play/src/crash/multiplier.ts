/**
 * The multiplier of a round so many milliseconds after it has
 * begun, in hundredths; only shown: the server's own counts.
 */
export const multiplierAt = (growth: number, elapsed: number): number =>
  Math.floor(100 * Math.exp(growth * Math.max(0, elapsed)))

/** Writes multipliers of a language with two decimals, without their sign. */
export function makeTimes(locale: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (hundredths) => format.format(hundredths / 100)
}

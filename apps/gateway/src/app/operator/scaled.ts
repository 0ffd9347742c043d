/**
 * A figure as the operator types it, in units of its last place: `scaled('12.5', 2)` is 1,250.
 *
 * @returns null where the text is no plain decimal, or has more places than it may
 */
export function scaled(text: string | undefined, places: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text ?? '') ?? []
  if (whole === undefined || fraction.length > places) return null
  return Number(whole + fraction.padEnd(places, '0'))
}

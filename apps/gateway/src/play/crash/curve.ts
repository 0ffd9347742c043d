/** Growth of the multiplier in a millisecond: it doubles about every seven seconds. */
export const growth = 0.000_1

/** The earliest cash-out, in hundredths of the stake: a call before counts as one there. */
export const least = 101

/** Where a round that goes so far is paid by itself, in hundredths of the stake. */
export const most = 100_000

/** How long a round waits between its booking and its beginning, in milliseconds: time for the answer to arrive. */
export const countdown = 1500

/** The multiplier so many milliseconds after a round has begun, in hundredths. */
export const multiplierAt = (elapsed: number): number => Math.floor(100 * Math.exp(growth * Math.max(0, elapsed)))

/** After how many milliseconds the multiplier first reaches so many hundredths. */
export function timeTo(multiplier: number): number {
  let time = Math.max(0, Math.floor(Math.log(multiplier / 100) / growth) - 1)
  while (multiplierAt(time) < multiplier) time++
  return time
}

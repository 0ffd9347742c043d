/** Whole days, hours, minutes and seconds. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/**
 * Splits milliseconds, counted up to the next whole second so that nothing is over before its time; never below zero.
 */
export const timeLeft = (milliseconds: number): TimeLeft => {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  }
}

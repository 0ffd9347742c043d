/**
 * How long something takes yet, as a clock counts it down, in Western digits as in every figure of the site.
 *
 * @param seconds of any size; parts of one count as one, what is below zero as none
 * @returns `m:ss`, from an hour on `h:mm:ss`
 * @example countdownText(3_723) // '1:02:03'
 */
export function countdownText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

import { dateFormat } from './intl-cache.ts'

const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const zones = new Map<string, Intl.DateTimeFormatOptions>()

const optionsOf = (zone: string | undefined): Intl.DateTimeFormatOptions => {
  if (zone === undefined) return options
  const known = zones.get(zone) ?? { ...options, timeZone: zone }
  zones.set(zone, known)
  return known
}

const partsOf = (at: number, zone: string | undefined): Record<string, string> =>
  Object.fromEntries(dateFormat('en', optionsOf(zone)).formatToParts(at).map(({ type, value }) => [type, value]))

/** The day, `YYYY-MM-DD`, that it is at a moment (milliseconds since 1970) in a time zone; in that of this machine without one. */
export function dayAt(at: number, zone?: string): string {
  const { year, month, day } = partsOf(at, zone)
  return `${year}-${month}-${day}`
}

/** By how much the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const aheadAt = (at: number, zone: string | undefined): number => {
  const { year, month, day, hour, minute, second } = partsOf(at, zone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000
}

/** The moment, in milliseconds since 1970, at which a day, `YYYY-MM-DD`, begins in a time zone; in that of this machine without one. */
export function dayStart(day: string, zone?: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const near = utc - aheadAt(utc, zone)
  return utc - aheadAt(near, zone)
}

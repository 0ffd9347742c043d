import { useEffect, useState } from 'preact/hooks'

/** The clock of the server, as far as the page knows it. */
export interface ServerClock {
  now(): number
  /** Takes note of what an answer says the time was; the answer that travelled least counts. */
  heard(now: number): void
}

/** Makes the clock of the server out of what the opening said. */
export function useServerClock(told: number): ServerClock {
  const [clock] = useState<ServerClock>(() => {
    let ahead = told - performance.now()
    return {
      now: () => ahead + performance.now(),
      heard: (now) => {
        ahead = Math.max(ahead, now - performance.now())
      },
    }
  })
  return clock
}

/** The longest wait that a timer keeps, in milliseconds. */
const longest = 2_000_000_000

/** How long until just after the next second of a clock, in milliseconds. */
const untilNextSecond = (clock: ServerClock): number => 1000 - (clock.now() % 1000) + 10

/** The time of a clock, second by second. */
export function useSeconds(clock: ServerClock): number {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock.now()), untilNextSecond(clock))
    return () => clearTimeout(timer)
  }, [clock, now])
  return now
}

/** Whether a moment of a clock has come; draws again when it comes. */
export function useHasCome(clock: ServerClock, at: number): boolean {
  const [, drawAgain] = useState(0)
  useEffect(() => {
    const wait = at - clock.now()
    if (wait <= 0) return
    const timer = setTimeout(() => drawAgain((count) => count + 1), Math.min(wait + 10, longest))
    return () => clearTimeout(timer)
  }, [clock, at])
  return clock.now() >= at
}

const two = (value: number): string => String(value).padStart(2, '0')

/** What is left until a moment, as hours, minutes and seconds. */
export function leftUntil(at: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

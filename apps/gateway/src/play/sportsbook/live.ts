import type { SportsbookLive } from '@parlour/play/calls'
import type { Timing } from './sports/sport.ts'
import type { Course, Mark } from '../../kernel/db/index.ts'

interface LiveState {
  readonly part: number
  readonly clock: number
  readonly isBreak: boolean
}

/** What the clock shows so long after the start, both in milliseconds. */
export function clockAt({ parts, partMs, breakMs, minutes }: Timing, elapsed: number): LiveState {
  const at = Math.max(0, elapsed)
  const part = Math.floor(at / (partMs + breakMs))
  const within = Math.min(partMs, at - part * (partMs + breakMs))
  const isBreak = part < parts - 1 && at - part * (partMs + breakMs) >= partMs && breakMs > 0
  if (minutes === 0) return { part: Math.min(part, parts - 1) + 1, clock: Math.floor(at / 1000), isBreak }
  const extra = at > parts * partMs + (parts - 1) * breakMs
  if (extra) return { part: parts + 1, clock: parts * minutes, isBreak: false }
  const minute = part * minutes + Math.floor((within / partMs) * minutes) + 1
  return { part: Math.min(part, parts - 1) + 1, clock: Math.min(minute, (part + 1) * minutes), isBreak }
}

const start: Mark = { at: 0, home: 0, away: 0 }

/** How a course stands so many milliseconds after its start; nothing that comes later is in it. */
export function liveAt(course: Course, timing: Timing, elapsed: number): SportsbookLive {
  const isOver = elapsed >= course.length
  const done = course.marks.filter(({ at }) => at <= elapsed)
  const now = done.at(-1) ?? start
  const { part, clock, isBreak } = clockAt(timing, Math.min(elapsed, course.length))
  const scoring = done.findLastIndex(
    ({ home, away }, at) => home + away > (done[at - 1]?.home ?? 0) + (done[at - 1]?.away ?? 0),
  )
  const change = done[scoring]
  const before = done[scoring - 1] ?? start
  const both = change && change.home > before.home && change.away > before.away
  const last =
    change && !both
      ? {
          side: change.home > before.home ? ('home' as const) : ('away' as const),
          clock: clockAt(timing, change.at - 1).clock,
        }
      : null
  return {
    phase: isOver ? 'over' : isBreak ? 'break' : 'play',
    part,
    clock,
    home: now.home,
    away: now.away,
    rounds: now.rounds ?? null,
    last,
  }
}

import type { Gateway } from '../gateway.ts'
import { tooMany } from '../http/domain-error.ts'
import { noteLimit } from '../observe/call-scope.ts'
import { subjectText, type Subject } from './full-windows.ts'
import type { Limit } from './limit.ts'
import { limits } from './limits.ts'

/** Counts one coming of a subject that this process keeps; answers the seconds to wait when a window is full, else 0. */
export function waitHere({ windows, config }: Pick<Gateway, 'windows' | 'config'>, subject: Subject): number {
  const limit: Limit = limits[subject.limit]
  for (const { count, span } of limit.windows) {
    const wait = windows.count(`${subjectText(subject)}/${span}`, limit.shared ? count * config.addressFactor : count, span)
    if (wait > 0) {
      noteLimit(subject.limit)
      return wait
    }
  }
  return 0
}

/** Counts one coming of a subject that this process keeps. @throws DomainError TOO_MANY_REQUESTS when a window is full */
export function countHere(gateway: Pick<Gateway, 'windows' | 'config'>, subject: Subject): void {
  const wait = waitHere(gateway, subject)
  if (wait > 0) throw tooMany(wait)
}

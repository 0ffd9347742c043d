import type { Gateway } from '../config/gateway.ts'
import { tooMany } from '../http/domain-error.ts'
import { noteLimit } from '../observe/call-scope.ts'
import { limitKeyText, type LimitKey } from './limit-state.ts'
import type { Limit } from './rate-limit.ts'
import { limits } from './rate-limits.ts'

/**
 * Increments the counter of a key in the memory of this process;
 * returns the seconds to wait when a limit is exceeded, else 0.
 */
export function waitHere({ windows, config }: Pick<Gateway, 'windows' | 'config'>, subject: LimitKey): number {
  const limit: Limit = limits[subject.limit]
  for (const { count, span } of limit.windows) {
    const wait = windows.count(
      `${limitKeyText(subject)}/${span}`,
      limit.shared ? count * config.addressFactor : count,
      span,
    )
    if (wait > 0) {
      noteLimit(subject.limit)
      return wait
    }
  }
  return 0
}

/**
 * Increments the counter of a key in the memory of this process.
 * @throws DomainError TOO_MANY_REQUESTS when a limit is exceeded
 */
export function countHere(gateway: Pick<Gateway, 'windows' | 'config'>, subject: LimitKey): void {
  const wait = waitHere(gateway, subject)
  if (wait > 0) throw tooMany(wait)
}

import type { Announcement } from '@parlour/api-client/endpoints'
import { isRunning } from './running-notices.ts'

/** Who looks at the popups. */
export type PopupReader = 'guest' | 'member' | 'new-member'

/** Which executions each of them is shown: B before login, A after it, F at the first login. */
const executions = { guest: ['B'], member: ['A'], 'new-member': ['A', 'F'] } as const satisfies Record<
  PopupReader,
  readonly string[]
>

/**
 * The popups of a reader at a moment, in the operator's order; one
 * without an execution is for all. Source: ANN-02, contract 3.7.
 *
 * @param now milliseconds since 1970
 * @returns the popups
 * @example popupsFor(popups, 'guest', api.clock.now())
 */
export const popupsFor = (popups: readonly Announcement[], reader: PopupReader, now: number): Announcement[] =>
  popups.filter(
    (popup) =>
      isRunning(popup, now) && (!popup.execution || executions[reader].some((kind) => kind === popup.execution)),
  )

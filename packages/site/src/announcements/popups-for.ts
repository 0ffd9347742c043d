import type { Announcement } from '@parlour/api-client/endpoints'
import { isRunning } from './running-notices.ts'

/** Who looks at the popups. */
export type PopupReader = 'guest' | 'member' | 'new-member'

/** Which executions each of them is shown: B before login, A after it, F at the first login. */
const executions = { guest: ['B'], member: ['A'], 'new-member': ['A', 'F'] } as const satisfies Record<PopupReader, readonly string[]>

/** Popups that are on at `now` for whoever is here, in the operator's order. Without an execution it is for all. Source: ANN-02, contract 3.7. */
export const popupsFor = (popups: readonly Announcement[], reader: PopupReader, now: number): Announcement[] =>
  popups.filter((popup) => isRunning(popup, now) && (!popup.execution || executions[reader].some((kind) => kind === popup.execution)))

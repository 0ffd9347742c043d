import type { Endpoint, RequestOf } from '@parlour/api-client/endpoints'
import type { Member } from '../people/open-member.ts'
import type { Cast } from './cast.ts'

/** What an action is ready with. */
export interface Ready<E extends Endpoint = Endpoint> {
  readonly member: Member
  readonly input: RequestOf<E>
}

/** A call with an effect, with how to make it ready and how to count what it has done. */
export interface Action<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  /** Makes what the call needs, and its input. */
  readonly prepare: (cast: Cast) => Ready<E> | Promise<Ready<E>>
  /** How often the effect has happened so far, to whom `prepare` has named; only differences count. */
  readonly count: (ready: Ready<E>, cast: Cast) => Promise<number>
}

/** An action whose input is known to fit its record. */
export const action =
  <E extends Endpoint>(endpoint: E) =>
  (how: Omit<Action<E>, 'endpoint'>): Action =>
    ({ endpoint, ...how }) as unknown as Action

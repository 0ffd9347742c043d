import type { Endpoint, RequestOf } from '@parlour/api-client/endpoints'
import type { Member } from '../people/open-member.ts'

/** A call with an effect, with how to make it ready and how to count what it has done. */
export interface Action<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  /** Makes what the call needs, and its input. */
  readonly prepare: (origin: string) => Promise<{ readonly member: Member; readonly input: RequestOf<E> }>
  /** How often the effect has happened to this member so far. */
  readonly count: (member: Member) => Promise<number>
}

/** An action whose input is known to fit its record. */
export const action = <E extends Endpoint>(how: Action<E>): Action => how as unknown as Action

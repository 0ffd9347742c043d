import type { Endpoint, RequestOf } from '@parlour/api-client/endpoints'
import type { Need } from '../check.ts'
import type { Role, World } from '../platform/world.ts'

/** How to ask a call rightly. */
export interface Good<E extends Endpoint = Endpoint> {
  readonly as: Role
  readonly needs?: readonly Need[]
  /** The input; made when it is needed, for it may name things that have to be made first. */
  readonly input: (world: World) => RequestOf<E> | Promise<RequestOf<E>>
  /** What changes the input into another good one, for the check of the idempotency key. */
  readonly other?: () => Readonly<Record<string, unknown>>
  /** Refusals that are a right answer too, because they depend on what the gateway holds at the time. */
  readonly orRefused?: readonly string[]
  /** Another call has the same path: what does not fit this record may fit that one. */
  readonly sharesPath?: true
  /** A demo account is turned away. */
  readonly demo?: 'refused'
  /** A call of the agent centre that players may ask as well. */
  readonly players?: 'welcome'
  /** Asking it ends or changes what the other checks stand on: its good case is shown by a scenario alone. */
  readonly inScenarioOnly?: true
}

/** The good inputs of some calls by name. */
export type Goods = Readonly<Record<string, Good>>

/** An entry of the table, under the name of its record, with an input that is known to fit it. */
export const good =
  <E extends Endpoint>({ name }: E) =>
  (how: Good<E>): Goods => ({ [name]: how })

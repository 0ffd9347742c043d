import type { listAnnouncements, ServedResponseOf } from '@parlour/api-client/endpoints'
import type { Database } from '../db/open-database.ts'
import type { Tier } from '../db/tables/index.ts'
import type { Session } from '../http/session.ts'
import type { Files } from './files.ts'
import type { Notifier } from './notify.ts'
import type { Visitor } from './platform-state.ts'

/** The terms of a promotion on the wire. */
export type PromotionTerms = NonNullable<ServedResponseOf<typeof listAnnouncements>['promotion']>[number]['terms']

/** A new account, inside the transaction that opens it; `credit` is play money in minor units. */
export interface OpenedMember {
  readonly memberId: number
  readonly credit: number
  /** The link that it came by. */
  readonly linkId: number | null
  readonly at: number
}

/** A contract of an agent as far as its rates go; those of the operator have no upline. */
export interface RatedContract {
  readonly id: number
  readonly uplineId: number | null
  readonly kind: string
  readonly category: string
  readonly tiers: readonly Tier[]
}

/**
 * What `app/make-ports.ts` gives to the modules at the start: what
 * they need of a higher module, messages to members, and files.
 */
export interface Ports extends Notifier {
  readonly files: Files
  /**
   * The live session of a token, or null without one.
   * @throws DomainError login.not.session, user.or.token.invalid
   */
  findSession(
    token: string | null,
    now: number,
    use: 'optional' | 'required',
    place: { readonly network: string; readonly country: string },
  ): Promise<Session | null>
  /**
   * Lets a call through while the platform is open to its visitor.
   * @throws DomainError system.maintenance, system.restricted
   */
  checkOpen(callName: string, visitor: Visitor): Promise<void>
  /** Does what follows when an account is opened, inside the transaction `tx`. */
  memberOpened(tx: Database, opened: OpenedMember): Promise<void>
  /** The terms of a promotion, by the id of its announcement; null where it gives no bonus. */
  termsOf(promotionId: number): PromotionTerms
  /** What contracts may pay at most, by id, in parts per million; one that is not there pays what it states. */
  contractCaps(db: Database, contracts: readonly RatedContract[]): Promise<ReadonlyMap<number, number>>
}

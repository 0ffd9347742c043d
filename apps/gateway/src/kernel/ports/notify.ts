import type { Database } from '../db/open-database.ts'
import type { MessageValues } from '../db/tables/support.ts'
import type { MessageKind } from './message-kinds.ts'

/**
 * A message to a member: `kind` names the text, `values` fill
 * its places (amounts in minor units, times in ms since 1970).
 */
export interface MemberMessage {
  readonly memberId: number
  readonly kind: MessageKind
  readonly values: MessageValues
  readonly at: number
}

/** Sends messages of the platform to members. */
export interface Notifier {
  /** Sends a message, inside the transaction `tx`: a transaction that fails sends none. */
  notify(tx: Database, message: MemberMessage): Promise<void>
}

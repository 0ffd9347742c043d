import type { Database } from '../db/open-database.ts'
import { messages } from '../db/tables/index.ts'
import type { MessageValues } from '../db/tables/support.ts'
import type { MessageKind } from './message-kinds.ts'

/** What to tell a member: the kind names the text, `values` fill its places (sums in minor units, moments in ms). */
export interface Telling {
  readonly memberId: number
  readonly kind: MessageKind
  readonly values: MessageValues
  readonly at: number
}

/** Puts a message of the platform into a member's inbox, inside the transaction `tx`; it is worded when it is read. */
export async function tell(tx: Database, { memberId, kind, values, at }: Telling): Promise<void> {
  await tx.insert(messages).values({ toId: memberId, kind, values, at })
}

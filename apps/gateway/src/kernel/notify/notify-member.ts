import type { Database } from '../db/open-database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { messages } from '../db/tables/index.ts'
import type { MemberMessage, Notifier } from '../ports/notify.ts'

/** Puts a message of the platform into a member's inbox; its text is made when it is read. */
export const notifyMember: Notifier['notify'] = async (tx, { memberId, kind, values, at }) => {
  await tx.insert(messages).values({ toId: memberId, kind, values, at })
}

const rowsAtOnce = 5_000

/** Puts the same message into the inboxes of many members. */
export async function notifyMembers(
  tx: Database,
  memberIds: readonly number[],
  { kind, values, at }: Omit<MemberMessage, 'memberId'>,
): Promise<void> {
  for (let from = 0; from < memberIds.length; from += rowsAtOnce)
    await insertRows(
      tx,
      messages,
      memberIds.slice(from, from + rowsAtOnce).map((toId) => ({ toId, kind, values, at })),
    )
}

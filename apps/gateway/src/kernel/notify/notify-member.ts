import { messages } from '../db/tables/index.ts'
import type { Notifier } from '../ports/notify.ts'

/** Puts a message of the platform into a member's inbox; its text is made when it is read. */
export const notifyMember: Notifier['notify'] = async (tx, { memberId, kind, values, at }) => {
  await tx.insert(messages).values({ toId: memberId, kind, values, at })
}

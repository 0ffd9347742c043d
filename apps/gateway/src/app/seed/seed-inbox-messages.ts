import { and, eq, inArray } from 'drizzle-orm'
import { members, messages } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { demoAccounts } from './people/names.ts'
import { seedInboxMessages } from './content/inbox-messages.ts'

const hour = 3_600_000

/** Fills the inboxes of the demo accounts, once: what they threw away does not come back. */
export async function seedInboxMessagesOnce(tx: Database, now: number): Promise<void> {
  const names = demoAccounts.map(({ username }) => username)
  const rows = await tx
    .select({ id: members.id, name: members.usernameKey })
    .from(members)
    .where(inArray(members.usernameKey, names))
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const first = ids.get('linhtran88')
  if (first === undefined) return
  const [before] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.toId, first), eq(messages.kind, 'account.welcome')))
  if (before) return
  await tx.insert(messages).values(
    seedInboxMessages.map(({ from, to, kind, values, hoursAgo, read }) => ({
      fromId: from === null ? null : (ids.get(from) ?? null),
      toId: to === null ? null : (ids.get(to) ?? null),
      kind,
      values,
      at: now - hoursAgo * hour,
      readAt: read ? now - (hoursAgo - 1) * hour : null,
    })),
  )
}

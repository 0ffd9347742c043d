import { and, eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { ancestorsOf } from './ancestors-of.ts'

/** A member of a team. */
export interface DownlineMember {
  readonly id: number
  readonly username: string
  readonly type: number
}

const columns = { id: members.id, username: members.username, type: members.type }

/** A direct downline by its name, case aside. @throws DomainError agent.downline.unknown */
export async function directDownlineOf(db: Database, agentId: number, account: string): Promise<DownlineMember> {
  const [row] = await db
    .select(columns)
    .from(members)
    .where(and(eq(members.usernameKey, account.toLowerCase()), eq(members.uplineId, agentId)))
  if (!row) throw new DomainError('agent.downline.unknown')
  return row
}

/**
 * A member of an agent's team by name, case aside.
 * @throws DomainError agent.downline.unknown, also for members of other teams
 */
export async function downlineOf(db: Database, agentId: number, account: string): Promise<DownlineMember> {
  const [row] = await db.select(columns).from(members).where(eq(members.usernameKey, account.toLowerCase()))
  const above = row && (await ancestorsOf(db, [row.id])).get(row.id)
  if (!row || !above?.includes(agentId)) throw new DomainError('agent.downline.unknown')
  return row
}

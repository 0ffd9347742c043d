import type { promoteDownline } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { DomainError, demoAccountType } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { downlineOf, isAgent } from '../../identity/index.ts'

const subAgent = 2

/**
 * Makes a player of the team an agent; an agent stays what it is.
 * @throws DomainError agent.downline.unknown, agent.downline.trial
 */
export const handlePromoteDownline: Handler<typeof promoteDownline> = async (call) => {
  const { db } = call.gateway
  const downline = await downlineOf(db, agentOf(call).memberId, call.request.account)
  if (downline.type === demoAccountType) throw new DomainError('agent.downline.trial')
  const told = { memberId: downline.id, account: downline.username }
  if (isAgent(downline.type)) return { ...told, type: downline.type }
  await db
    .update(members)
    .set({ type: subAgent })
    .where(and(eq(members.id, downline.id), eq(members.type, downline.type)))
  return { ...told, type: subAgent }
}

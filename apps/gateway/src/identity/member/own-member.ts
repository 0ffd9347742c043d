import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { notLoggedIn, sessionOf } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import type { Member } from '../session/member-by-login.ts'

/** The member of a call's session. @throws DomainError login.not.session */
export async function ownMember(call: Call): Promise<Member> {
  const [member] = await call.gateway.db
    .select()
    .from(members)
    .where(eq(members.id, sessionOf(call).memberId))
  if (!member) throw notLoggedIn()
  return member
}

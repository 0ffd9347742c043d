import { eq } from 'drizzle-orm'
import { members } from '../db/tables/index.ts'
import { sessionOf, type Call } from '../http/call.ts'
import { notLoggedIn } from '../http/domain-error.ts'
import type { Member } from '../session/member-by-login.ts'

/** The member of a call's session. @throws DomainError login.not.session */
export async function ownMember(call: Call): Promise<Member> {
  const [member] = await call.gateway.db.select().from(members).where(eq(members.id, sessionOf(call).memberId))
  if (!member) throw notLoggedIn()
  return member
}

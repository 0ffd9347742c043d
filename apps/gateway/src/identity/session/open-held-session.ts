import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Chance } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Member } from './member-by-login.ts'
import { openSession, type SessionInput } from './open-session.ts'

/** A session for a member as the login read it. */
export interface HeldSessionInput extends SessionInput {
  readonly member: SessionInput['member'] & Pick<Member, 'passwordRecord'>
}

/**
 * Opens a session unless the password has changed since its member was read: a change ends all sessions, and one that
 * is being opened with the old password must not outlive it.
 * @throws DomainError system.busy
 */
export const openHeldSession = (
  db: Database,
  random: Chance,
  input: HeldSessionInput,
): ReturnType<typeof openSession> =>
  db.transaction(async (tx) => {
    const { id, passwordRecord } = input.member
    const [now] = await tx
      .select({ record: members.passwordRecord })
      .from(members)
      .where(eq(members.id, id))
      .for('share')
    if (now?.record !== passwordRecord) throw new DomainError('system.busy', { headers: { 'Retry-After': '1' } })
    return openSession(tx, random, input)
  })

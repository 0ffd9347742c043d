import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { usernameKeyOf } from '../../identity/index.ts'
import type { Member } from '../../identity/index.ts'
import { CommandError } from './command.ts'

/** The member of that name. @throws CommandError when there is none */
export async function memberNamed(db: Database, username: string): Promise<Member> {
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.usernameKey, usernameKeyOf(username)))
  if (!member) throw new CommandError(`there is no member ${username}`)
  return member
}

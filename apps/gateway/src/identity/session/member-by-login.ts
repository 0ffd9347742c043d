import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { phoneOf } from '../../kernel/sms/index.ts'

/** A member as the database holds it. */
export type Member = typeof members.$inferSelect

/** Names are one when they differ only by case. */
export const usernameKeyOf = (username: string): string => username.trim().toLowerCase()

/**
 * What the tries of a typed name are counted under: the member's, or without an account the name in the one spelling
 * that all others of it have, so that a number in two spellings does not show whether it has an account.
 */
export const countedName = (found: Member | null, typed: string, dialingCode?: string | null): string =>
  found?.usernameKey ?? phoneOf(dialingCode, typed)?.key ?? usernameKeyOf(typed)

/**
 * The member that a typed name means: a username, or a mobile number that is verified. The same work for unknown names.
 */
export async function memberByLogin(db: Database, typed: string, dialingCode?: string | null): Promise<Member | null> {
  const key = usernameKeyOf(typed)
  const phone = phoneOf(dialingCode, typed)?.key ?? key
  const found = await db
    .select()
    .from(members)
    .where(or(eq(members.usernameKey, key), and(eq(members.mobile, phone), isNotNull(members.mobileVerifiedAt))))
    .orderBy(asc(members.id))
  return found.find((member) => member.usernameKey === key) ?? found[0] ?? null
}

/** The member of a verified mobile number, or null. */
export async function memberByMobile(db: Database, phone: string): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.mobile, phone), isNotNull(members.mobileVerifiedAt)))
  return member ?? null
}

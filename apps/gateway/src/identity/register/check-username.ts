import type { checkUsername } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { fitsRule, misfit } from '../fields/check-fields.ts'
import { registrationRules } from '../fields/rules.ts'

/** Whether a member of this name exists; case does not tell names apart. */
export async function isTaken(db: Database, username: string): Promise<boolean> {
  const rows = await db.select({ id: members.id }).from(members).where(eq(members.usernameKey, username.toLowerCase()))
  return rows.length > 0
}

/**
 * Whether a username is free.
 * @throws DomainError register.username.taken, register.field.invalid, TOO_MANY_REQUESTS
 */
export const handleCheckUsername: Handler<typeof checkUsername> = async ({ gateway, request, network }) => {
  countHere(gateway, { limit: 'username.network', of: network })
  const rule = registrationRules(gateway.config).username
  if (!fitsRule(rule, request.username)) throw misfit('username', rule)
  if (await isTaken(gateway.db, request.username)) throw new DomainError('register.username.taken')
  return null
}

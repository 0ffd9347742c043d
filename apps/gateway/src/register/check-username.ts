import type { checkUsername } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { countHere } from '../limits/count-here.ts'
import { fitsRule, misfit } from './check-fields.ts'
import { registrationRules } from './rules.ts'

/** Whether a member of this name exists; case does not tell names apart. */
export async function isTaken(db: Database, username: string): Promise<boolean> {
  const rows = await db.select({ id: members.id }).from(members).where(eq(members.usernameKey, username.toLowerCase()))
  return rows.length > 0
}

/** Whether a username is free. @throws DomainError register.username.taken, register.field.invalid (400), TOO_MANY_REQUESTS */
export const handleCheckUsername: Handler<typeof checkUsername> = async ({ gateway, request, network }) => {
  countHere(gateway, { limit: 'username.network', of: network })
  const rule = registrationRules(gateway.config).username
  if (!fitsRule(rule, request.username)) throw misfit('username', rule, 400)
  if (await isTaken(gateway.db, request.username)) throw new DomainError('register.username.taken')
  return null
}

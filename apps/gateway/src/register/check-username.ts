import type { checkUsername } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { fitsRule } from './check-fields.ts'
import { registrationRules } from './rules.ts'

/** Whether a member of this name exists; case does not tell names apart. */
export async function isTaken(db: Database, username: string): Promise<boolean> {
  const rows = await db.select({ id: members.id }).from(members).where(eq(members.usernameKey, username.toLowerCase()))
  return rows.length > 0
}

/** Whether a username is free. @throws Refusal register.username.taken, register.field.invalid (400), TOO_MANY_REQUESTS */
export const answerCheckUsername: Handler<typeof checkUsername> = async ({ gateway, request, network }) => {
  const wait = gateway.windows.count(`check-username/${network}`, 60 * gateway.config.addressFactor, 60_000)
  if (wait > 0) throw tooMany(wait)
  const rule = registrationRules(gateway.config)['username']
  if (rule && !fitsRule(rule, request.username))
    throw new Refusal('register.field.invalid', {
      status: 400,
      value: { field: 'username', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength },
    })
  if (await isTaken(gateway.db, request.username)) throw new Refusal('register.username.taken')
  return null
}

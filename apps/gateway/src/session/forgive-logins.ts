import type { Database } from '../db/open-database.ts'
import { forgetAttempts, forgetAttemptsLike } from '../limits/attempts.ts'

/** Forgets the failed logins of an account, from wherever they came. */
export async function forgiveLogins(db: Database, usernameKey: string): Promise<void> {
  await forgetAttempts(db, [`login.account/${usernameKey}`])
  await forgetAttemptsLike(db, [`login.pair/${usernameKey}/`])
}

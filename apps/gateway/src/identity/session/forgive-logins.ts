import type { Database } from '../../kernel/db/index.ts'
import { forgetHits, forgetHitsLike } from '../../kernel/limits/index.ts'

/** Forgets the failed logins of an account, from wherever they came. */
export async function forgiveLogins(db: Database, usernameKey: string): Promise<void> {
  await forgetHits(db, [`login.account/${usernameKey}`])
  await forgetHitsLike(db, [`login.pair/${usernameKey}/`])
}

import { spentTokens } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'

/** What a token that is no good is answered with. */
export const badToken = (): DomainError => new DomainError('social.token.invalid')

/** A token of another service as it is written down, and when it ends of itself. */
export interface SpentToken {
  readonly hash: string
  readonly until: number
}

/**
 * Uses a token up, inside the transaction `tx`, until it has ended of itself.
 * @throws DomainError social.token.invalid when it was used before
 */
export async function spendToken(tx: Database, { hash, until }: SpentToken): Promise<void> {
  const [row] = await tx
    .insert(spentTokens)
    .values({ tokenHash: hash, expiresAt: until })
    .onConflictDoNothing()
    .returning()
  if (!row) throw badToken()
}

import { and, eq, isNull } from 'drizzle-orm'
import { gameSessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Chance } from '../../kernel/config/index.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { hashOfSecret } from './crash-point.ts'
import { present } from '../../kernel/objects/index.ts'

const fresh = ({ bytes }: Pick<Chance, 'bytes'>): string => Buffer.from(bytes(32)).toString('hex')

/** The hash of the secret that the session's next round is drawn from; makes that secret where there is none yet. */
export async function nextHash(
  db: Database,
  random: Pick<Chance, 'bytes'>,
  { tokenHash }: GameSession,
): Promise<string> {
  const mine = eq(gameSessions.tokenHash, tokenHash)
  await db
    .update(gameSessions)
    .set({ seed: fresh(random) })
    .where(and(mine, isNull(gameSessions.seed)))
  const [row] = await db.select({ seed: gameSessions.seed }).from(gameSessions).where(mine)
  return hashOfSecret(present(row?.seed, 'the secret of the next round'))
}

/**
 * Takes the secret that was promised for this round, inside the transaction `tx`, and puts the next one in its place.
 */
export async function takeSecret(tx: Database, random: Pick<Chance, 'bytes'>, session: GameSession): Promise<string> {
  await nextHash(tx, random, session)
  const mine = eq(gameSessions.tokenHash, session.tokenHash)
  const [row] = await tx.select({ seed: gameSessions.seed }).from(gameSessions).where(mine).for('update')
  await tx
    .update(gameSessions)
    .set({ seed: fresh(random) })
    .where(mine)
  return present(row?.seed, 'the secret of the round')
}

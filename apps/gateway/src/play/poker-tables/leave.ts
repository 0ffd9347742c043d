import { eq } from 'drizzle-orm'
import { pokerChairs } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { hasten, lockOwnTable } from './join.ts'
import { ownSession, type PokerTablesAct, type TableAnswer } from './poker-tables-act.ts'

/**
 * Gets up from the table once per key; who plays a hand does so when it is over.
 * @throws DomainError poker-tables.chair.none, and those of `actWithIdempotency`
 */
export function leave(gateway: Gateway, { session, key, now }: PokerTablesAct): TableAnswer {
  const own = ownSession(session)
  return actWithIdempotency(gateway, { session, key, now, body: { leave: true }, begins: false }, async (tx) => {
    const at = await lockOwnTable(tx, own)
    const mine = eq(pokerChairs.memberId, own.memberId)
    if (at.plays.some(({ memberId }) => memberId === own.memberId))
      await tx.update(pokerChairs).set({ leaves: true }).where(mine)
    else {
      await tx.delete(pokerChairs).where(mine)
      await hasten(tx, at, at.chairs.length - 1, now)
    }
    return { balance: await playBalance({ ...gateway, db: tx }, session) }
  })
}

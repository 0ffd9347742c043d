import { eq } from 'drizzle-orm'
import { roomChairs } from '../../db/tables/index.ts'
import type { Gateway } from '../../gateway.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import { purseBalance } from '../purse.ts'
import { hasten, holdOwnTable } from './join.ts'
import { ownSession, type RoomsAct, type Told } from './rooms-act.ts'

/**
 * Gets up from the table once per key; who plays a hand does so when it is over.
 * @throws DomainError rooms.chair.none, and those of `actWithIdempotency`
 */
export function leave(gateway: Gateway, { session, key, now }: RoomsAct): Told {
  const own = ownSession(session)
  return actWithIdempotency(gateway, { session, key, now, body: { leave: true }, begins: false }, async (tx) => {
    const at = await holdOwnTable(tx, own)
    const mine = eq(roomChairs.memberId, own.memberId)
    if (at.plays.some(({ memberId }) => memberId === own.memberId)) await tx.update(roomChairs).set({ leaves: true }).where(mine)
    else {
      await tx.delete(roomChairs).where(mine)
      await hasten(tx, at, at.chairs.length - 1, now)
    }
    return { balance: await purseBalance({ ...gateway, db: tx }, session) }
  })
}

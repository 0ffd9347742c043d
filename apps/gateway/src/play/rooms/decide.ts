import { eq } from 'drizzle-orm'
import { roomPlays } from '../../db/tables/index.ts'
import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { lockWallets } from '../../ledger/accounts.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import { purseBalance } from '../purse.ts'
import { takeStakes } from '../take-stakes.ts'
import { settle } from './advance.ts'
import { holdOwnTable } from './join.ts'
import { ownSession, type RoomsAct, type Told } from './rooms-act.ts'
import { raiseOf } from './showdown.ts'

/** What a player decides: to stay in for the raise, or to fold; in which hand. */
export interface Decision {
  readonly handId: string
  readonly stays: boolean
}

/**
 * Stays in a hand, for the raise, or folds, once per key and before its time is up. When everybody has decided the hand is
 * over at once, in the same transaction. Nobody is told of a decision before that.
 * @throws DomainError game.round.none when it is over or decided already, rooms.chair.none, insufficient.balance, and those of
 * `actWithIdempotency`
 */
export function decide(gateway: Gateway, { session, key, now }: RoomsAct, { handId, stays }: Decision): Told {
  const own = ownSession(session)
  return actWithIdempotency(gateway, { session, key, now, body: { handId, stays }, begins: false }, async (tx) => {
    const at = await holdOwnTable(tx, own)
    const { hand, plays } = at
    const play = plays.find(({ memberId }) => memberId === own.memberId)
    if (hand?.id !== handId || hand.state !== 'dealt' || now >= hand.endsAt || !play?.wallet || play.stays !== null) throw new DomainError('game.round.none')
    const told = plays.map((one) => (one.id === play.id ? { ...one, stays } : one))
    const isLast = told.every((one) => one.stays !== null)
    if (isLast) await lockWallets(tx, plays.flatMap(({ memberId }) => memberId ?? []))
    if (stays)
      await takeStakes(tx, { memberId: own.memberId, gameId: own.game.id, wallet: play.wallet, at: now, ownOnly: true }, [{ roundId: play.id, amount: raiseOf(hand.ante) }])
    await tx.update(roomPlays).set({ stays }).where(eq(roomPlays.id, play.id))
    if (isLast) await settle(tx, { ...at, plays: told }, gateway.clock.now())
    return { balance: await purseBalance({ ...gateway, db: tx }, session) }
  })
}

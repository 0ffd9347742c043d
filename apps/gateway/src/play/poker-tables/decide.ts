import { eq } from 'drizzle-orm'
import { pokerPlays } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { takeStakes } from '../rounds/take-stakes.ts'
import { settle } from './advance.ts'
import { lockOwnTable } from './join.ts'
import { ownSession, type PokerTablesAct, type TableAnswer } from './poker-tables-act.ts'
import { raiseOf } from '../games/ante.ts'

/** What a player decides: to stay in for the raise, or to fold; in which hand. */
export interface Decision {
  readonly handId: string
  readonly stays: boolean
}

/**
 * Stays in a hand, for the raise, or folds, once per key and before its time is up. When everybody has decided the hand
 * is over at once, in the same transaction. No player sees a decision before that.
 * @throws DomainError game.round.none when it is over or decided already, poker-tables.chair.none,
 *   insufficient.balance, and those of
 * `actWithIdempotency`
 */
export function decide(
  gateway: Gateway,
  { session, key, now }: PokerTablesAct,
  { handId, stays }: Decision,
): TableAnswer {
  const own = ownSession(session)
  return actWithIdempotency(gateway, { session, key, now, body: { handId, stays }, begins: false }, async (tx) => {
    const at = await lockOwnTable(tx, own)
    const { hand, plays } = at
    const play = plays.find(({ memberId }) => memberId === own.memberId)
    if (hand?.id !== handId || hand.state !== 'dealt' || now >= hand.endsAt || !play?.wallet || play.stays !== null)
      throw new DomainError('game.round.none')
    const told = plays.map((one) => (one.id === play.id ? { ...one, stays } : one))
    const isLast = told.every((one) => one.stays !== null)
    if (isLast)
      await lockWallets(
        tx,
        plays.flatMap(({ memberId }) => memberId ?? []),
      )
    if (stays)
      await takeStakes(
        tx,
        { memberId: own.memberId, gameId: own.game.id, wallet: play.wallet, at: now, ownOnly: true },
        [{ roundId: play.id, amount: raiseOf(hand.ante) }],
      )
    await tx.update(pokerPlays).set({ stays }).where(eq(pokerPlays.id, play.id))
    if (isLast) await settle(tx, { ...at, plays: told }, gateway.clock.now())
    return { balance: await playBalance({ ...gateway, db: tx }, session) }
  })
}

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fullBonusesOf, playableBalance, refuseBonus, walletOf } from '../../money/index.ts'
import { pokerChairs, pokerHands, pokerPlays, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { findRoom } from '../games/rooms.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { BalanceTooLow, memberBalance } from '../../kernel/ledger/index.ts'
import type { Wallet } from '../../kernel/ledger/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { takeStakes } from '../rounds/take-stakes.ts'
import { chairOf, lockTable, type PokerHand, type TableState } from './locked-table.ts'
import { ownSession, type PokerTablesAct, type TableAnswer } from './poker-tables-act.ts'
import { raiseOf } from '../games/ante.ts'
import { dealsAfter, waitsForOthers } from './table-times.ts'

/** The held table that a member sits at in this game. @throws DomainError poker-tables.chair.none */
export async function lockOwnTable(
  tx: Database,
  { memberId, game }: GameSession & { readonly memberId: number },
): Promise<TableState> {
  const chair = await chairOf(tx, memberId)
  const at = chair && (await lockTable(tx, chair.tableId))
  if (!at || at.table.gameId !== game.id || !at.chairs.some((one) => one.memberId === memberId))
    throw new DomainError('poker-tables.chair.none')
  return at
}

/** When a hand that is being joined is dealt: soon, once everybody who sits has joined. */
const dealtAt = (chairCount: number, joined: number, now: number, until: number): number =>
  chairCount === joined ? Math.min(until, now + dealsAfter) : until

/** Deals sooner when everybody who still sits has joined. */
export async function hasten(
  tx: Database,
  { hand, plays }: TableState,
  chairsLeft: number,
  now: number,
): Promise<void> {
  if (hand?.state !== 'joining') return
  await tx
    .update(pokerHands)
    .set({ endsAt: dealtAt(chairsLeft, plays.length, now, hand.endsAt) })
    .where(eq(pokerHands.id, hand.id))
}

/** The hand that a table is waiting for, opened with this if there is none. */
async function openHand(tx: Database, { table, hand }: TableState, ante: number, now: number): Promise<PokerHand> {
  if (hand) return hand
  const opened: PokerHand = {
    id: randomUUID(),
    tableId: table.id,
    ante,
    state: 'joining',
    openedAt: now,
    endsAt: now + waitsForOthers,
    pot: null,
    fee: null,
  }
  await tx.insert(pokerHands).values(opened)
  await tx.update(pokerTables).set({ handId: opened.id }).where(eq(pokerTables.id, table.id))
  return opened
}

/**
 * Antes are paid out to other members: they are own money.
 * @throws BalanceTooLow, DomainError bonus.category when bonus money would be needed
 */
async function checkOwnMoney(
  tx: Database,
  { memberId, wallet, category }: { readonly memberId: number; readonly wallet: Wallet; readonly category: string },
  amount: number,
): Promise<void> {
  if ((await memberBalance(tx, memberId, wallet)) >= amount) return
  const [bonus] = (await playableBalance(tx, memberId, wallet)) >= amount ? await fullBonusesOf(tx, memberId) : []
  throw bonus ? refuseBonus(bonus, 'category', category) : new BalanceTooLow()
}

/**
 * Joins the next hand of the table once per key: takes the ante. Who has joined plays the hand, whether they stay or
 * not. It is asked for with the ante, so that a member pays the ante that they saw.
 * @throws DomainError poker-tables.chair.none, poker-tables.hand.running,
 *   game.round.unfinished when it was joined before, game.stake.invalid, insufficient.balance
 *   when own money does not pay ante and raise, and those of `actWithIdempotency`
 */
export function join(gateway: Gateway, { session, key, now }: PokerTablesAct, ante: number): TableAnswer {
  const own = ownSession(session)
  const { memberId, game } = own
  return actWithIdempotency(gateway, { session, key, now, body: { join: ante }, begins: true }, async (tx) => {
    const at = await lockOwnTable(tx, own)
    if (findRoom(game, at.table.room)?.minBet !== ante) throw new DomainError('game.stake.invalid')
    if (at.hand && (at.hand.state !== 'joining' || at.hand.endsAt <= now))
      throw new DomainError('poker-tables.hand.running')
    if (at.plays.some((play) => play.memberId === memberId)) throw new DomainError('game.round.unfinished')
    const wallet = walletOf(gateway.config, game.provider)
    await checkOwnMoney(tx, { memberId, wallet, category: game.category }, ante + raiseOf(ante))
    const id = randomUUID()
    const balance = await takeStakes(tx, { memberId, gameId: game.id, wallet, at: now, ownOnly: true }, [
      { roundId: id, amount: ante },
    ])
    const hand = await openHand(tx, at, ante, now)
    const place = at.chairs.find((chair) => chair.memberId === memberId)?.place ?? 0
    await tx.insert(pokerPlays).values({ id, handId: hand.id, place, memberId, wallet })
    await tx
      .update(pokerHands)
      .set({ endsAt: dealtAt(at.chairs.length, at.plays.length + 1, now, hand.endsAt) })
      .where(eq(pokerHands.id, hand.id))
    await tx
      .update(pokerChairs)
      .set({ activeAt: now, leaves: false })
      .where(and(eq(pokerChairs.tableId, at.table.id), eq(pokerChairs.memberId, memberId)))
    return { balance }
  })
}

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fullBonusesOf, playableBalance } from '../../bonus/bonus-money.ts'
import { refuseBonus } from '../../bonus/refuse-stake.ts'
import type { Database } from '../../db/open-database.ts'
import { roomChairs, roomHands, roomPlays, roomTables } from '../../db/tables/index.ts'
import { findRoom } from '../../games/rooms.ts'
import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { memberBalance, type Wallet } from '../../ledger/accounts.ts'
import { BalanceTooLow } from '../../ledger/post-transfer.ts'
import { walletOf } from '../../wallet/wallet-of.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import type { GameSession } from '../game-session.ts'
import { takeStakes } from '../take-stakes.ts'
import { chairOf, holdTable, type RoomHand, type TableState } from './held-table.ts'
import { ownSession, type RoomsAct, type Told } from './rooms-act.ts'
import { raiseOf } from './showdown.ts'
import { dealsAfter, waitsForOthers } from './table-times.ts'

/** The held table that a member sits at in this game. @throws DomainError rooms.chair.none */
export async function holdOwnTable(tx: Database, { memberId, game }: GameSession & { readonly memberId: number }): Promise<TableState> {
  const chair = await chairOf(tx, memberId)
  const at = chair && (await holdTable(tx, chair.tableId))
  if (!at || at.table.gameId !== game.id || !at.chairs.some((one) => one.memberId === memberId)) throw new DomainError('rooms.chair.none')
  return at
}

/** When a hand that is being joined is dealt: soon, once everybody who sits has joined. */
const dealtAt = (chairCount: number, joined: number, now: number, until: number): number =>
  chairCount === joined ? Math.min(until, now + dealsAfter) : until

/** Deals sooner when everybody who still sits has joined. */
export async function hasten(tx: Database, { hand, plays }: TableState, chairsLeft: number, now: number): Promise<void> {
  if (hand?.state !== 'joining') return
  await tx.update(roomHands).set({ endsAt: dealtAt(chairsLeft, plays.length, now, hand.endsAt) }).where(eq(roomHands.id, hand.id))
}

/** The hand that a table is waiting for, opened with this if there is none. */
async function openHand(tx: Database, { table, hand }: TableState, ante: number, now: number): Promise<RoomHand> {
  if (hand) return hand
  const opened: RoomHand = { id: randomUUID(), tableId: table.id, ante, state: 'joining', openedAt: now, endsAt: now + waitsForOthers, pot: null, fee: null }
  await tx.insert(roomHands).values(opened)
  await tx.update(roomTables).set({ handId: opened.id }).where(eq(roomTables.id, table.id))
  return opened
}

/** Antes are paid out to other members: they are own money. @throws BalanceTooLow, DomainError bonus.category when bonus money would be needed */
async function checkOwnMoney(tx: Database, { memberId, wallet }: { readonly memberId: number; readonly wallet: Wallet }, amount: number): Promise<void> {
  if ((await memberBalance(tx, memberId, wallet)) >= amount) return
  const [bonus] = (await playableBalance(tx, memberId, wallet)) >= amount ? await fullBonusesOf(tx, memberId) : []
  throw bonus ? refuseBonus(bonus, 'category') : new BalanceTooLow()
}

/**
 * Joins the next hand of the table once per key: takes the ante. Who has joined plays the hand, whether they stay or not. It is
 * asked for with the ante, so that nobody pays another one than they saw.
 * @throws DomainError rooms.chair.none, rooms.hand.running, game.round.unfinished when it was joined before, game.stake.invalid,
 * insufficient.balance when own money does not pay ante and raise, and those of `actWithIdempotency`
 */
export function join(gateway: Gateway, { session, key, now }: RoomsAct, ante: number): Told {
  const own = ownSession(session)
  const { memberId, game } = own
  return actWithIdempotency(gateway, { session, key, now, body: { join: ante }, begins: true }, async (tx) => {
    const at = await holdOwnTable(tx, own)
    if (findRoom(game, at.table.room)?.minBet !== ante) throw new DomainError('game.stake.invalid')
    if (at.hand && (at.hand.state !== 'joining' || at.hand.endsAt <= now)) throw new DomainError('rooms.hand.running')
    if (at.plays.some((play) => play.memberId === memberId)) throw new DomainError('game.round.unfinished')
    const wallet = walletOf(gateway.config, game.studio)
    await checkOwnMoney(tx, { memberId, wallet }, ante + raiseOf(ante))
    const id = randomUUID()
    const balance = await takeStakes(tx, { memberId, gameId: game.id, wallet, at: now, ownOnly: true }, [{ roundId: id, amount: ante }])
    const hand = await openHand(tx, at, ante, now)
    const place = at.chairs.find((chair) => chair.memberId === memberId)?.place ?? 0
    await tx.insert(roomPlays).values({ id, handId: hand.id, place, memberId, wallet })
    await tx.update(roomHands).set({ endsAt: dealtAt(at.chairs.length, at.plays.length + 1, now, hand.endsAt) }).where(eq(roomHands.id, hand.id))
    await tx.update(roomChairs).set({ activeAt: now, leaves: false }).where(and(eq(roomChairs.tableId, at.table.id), eq(roomChairs.memberId, memberId)))
    return { balance }
  })
}

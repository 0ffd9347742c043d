import { randomUUID } from 'node:crypto'
import { and, eq, notInArray } from 'drizzle-orm'
import { pokerChairs, pokerHands, pokerPlays, pokerTables, rounds } from '../../kernel/db/index.ts'
import type { Database, Hand } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { drawCards, type DrawCard } from '../cards/draw-cards.ts'
import { settleStakes } from '../rounds/settle-stakes.ts'
import { isWorthStaying, worthOf } from './hand-worth.ts'
import type { PokerHand, PokerPlay, TableState } from './locked-table.ts'
import { showDown } from './showdown.ts'
import { chairs, raiseOf } from '../games/ante.ts'
import { decidesWithin, late } from './table-times.ts'
import { present } from '../../kernel/objects/index.ts'

const drawHand = (draw: DrawCard): Hand => [draw(), draw(), draw()]

/** When a hand goes on by itself: a decision may still be on its way when the answer says that its time is up. */
export const dueAt = ({ state, endsAt }: Pick<PokerHand, 'state' | 'endsAt'>): number =>
  state === 'dealt' ? endsAt + late : endsAt

/** Deals to who has joined and to bots on all other chairs; members who have not joined get up from theirs. */
async function deal(
  tx: Database,
  { random }: Pick<Gateway, 'random'>,
  hand: PokerHand,
  joined: readonly PokerPlay[],
  now: number,
): Promise<void> {
  const draw = drawCards(random)
  const byPlace = new Map(joined.map((play) => [play.place, play]))
  for (let place = 0; place < chairs; place++) {
    const cards = drawHand(draw)
    const play = byPlace.get(place)
    if (play) await tx.update(pokerPlays).set({ cards }).where(eq(pokerPlays.id, play.id))
    else
      await tx
        .insert(pokerPlays)
        .values({ id: randomUUID(), handId: hand.id, place, cards, stays: isWorthStaying(cards) })
  }
  await tx
    .delete(pokerChairs)
    .where(and(eq(pokerChairs.tableId, hand.tableId), notInArray(pokerChairs.place, [...byPlace.keys()])))
  await tx
    .update(pokerHands)
    .set({ state: 'dealt', endsAt: now + decidesWithin })
    .where(eq(pokerHands.id, hand.id))
}

/** What a player has staked on a hand that is over, in minor units. */
const stakeOf = ({ ante }: PokerHand, stays: boolean | null): number => ante + (stays ? raiseOf(ante) : 0)

/**
 * What of a stake bore risk: nothing when no player stayed and all
 * antes went back, the ante of who stayed alone and had the raise back.
 */
export function turnoverOf(ante: number, stays: boolean, staying: number): number {
  if (staying === 0) return 0
  return ante + (stays && staying > 1 ? raiseOf(ante) : 0)
}

/** Keeps what the members of a hand have played among the settled rounds. */
async function storeRounds(
  tx: Database,
  { table: { gameId, room } }: TableState,
  hand: PokerHand,
  over: readonly PokerPlay[],
  told: object,
  credit: ReadonlyMap<string, number>,
  at: number,
): Promise<void> {
  const staying = over.filter(({ stays }) => stays).length
  await tx.insert(rounds).values(
    over.flatMap(({ id, memberId, cards, stays, paid }) =>
      memberId === null || !cards
        ? []
        : {
            id,
            memberId,
            gameId,
            stake: stakeOf(hand, stays),
            win: present(paid, `what hand ${id} is paid`),
            settledAt: at,
            creditStake: credit.get(id) ?? 0,
            validTurnover: turnoverOf(hand.ante, stays ?? false, staying),
            outcome: { room, handId: hand.id, cards, made: worthOf(cards).kind, stays, ...told },
          },
    ),
  )
}

/**
 * Ends a hand that is dealt, inside the transaction `tx`: pays it, keeps
 * its rounds, lets those go who wanted to. Who has not decided folds.
 */
export async function settle(tx: Database, at: TableState, now: number): Promise<void> {
  const { table, hand, plays } = at
  if (hand?.state !== 'dealt') return
  const played = plays.map(({ cards, stays }) => {
    if (!cards) throw new Error(`the hand ${hand.id} has no cards`)
    return { cards, stays: stays ?? false }
  })
  const { pot, fee, paid } = showDown(hand.ante, played)
  const over = plays.map((play, place) => ({
    ...play,
    stays: play.stays ?? false,
    paid: present(paid[place], `what chair ${place} is paid`),
  }))
  for (const { id, stays, paid: sum } of over)
    await tx.update(pokerPlays).set({ stays, paid: sum }).where(eq(pokerPlays.id, id))
  const credit = await settleStakes(
    tx,
    over.flatMap(({ id, memberId, wallet, stays, paid: win }) =>
      memberId === null || wallet === null ? [] : { roundId: id, memberId, wallet, stake: stakeOf(hand, stays), win },
    ),
    now,
  )
  await storeRounds(tx, at, hand, over, { pot, fee }, credit, now)
  await tx.update(pokerHands).set({ state: 'over', endsAt: now, pot, fee }).where(eq(pokerHands.id, hand.id))
  await tx.update(pokerTables).set({ handId: null }).where(eq(pokerTables.id, table.id))
  await tx.delete(pokerChairs).where(and(eq(pokerChairs.tableId, table.id), eq(pokerChairs.leaves, true)))
  await tx.update(pokerChairs).set({ activeAt: now }).where(eq(pokerChairs.tableId, table.id))
}

/**
 * Does what is due at a held table: deals the hand that was
 * joined, or ends the one that was dealt. Answers whether it did.
 */
export async function advance(
  tx: Database,
  gateway: Pick<Gateway, 'random'>,
  at: TableState,
  now: number,
): Promise<boolean> {
  const { hand, plays } = at
  if (!hand || dueAt(hand) > now) return false
  if (hand.state === 'joining') await deal(tx, gateway, hand, plays, now)
  else await settle(tx, at, now)
  return true
}

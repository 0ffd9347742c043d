import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  accounts,
  carriedAmounts,
  entries,
  games,
  insertRows,
  members,
  rounds,
  transfers,
} from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { checkTransfer } from '../../../kernel/ledger/index.ts'
import { seededChance } from '../chance.ts'
import { openBook, type Book } from './book.ts'
import { featuredWins } from './featured.ts'
import { memberNames } from './names.ts'
import { bookStretch, type Cast } from './book-days.ts'
import { bookDemoPlayer, type PastReward } from './book-demo-player.ts'

const day = 86_400_000

interface Stage {
  readonly cast: Cast
  readonly ids: ReadonlyMap<string, number>
  readonly titles: ReadonlyMap<string, number>
  readonly balances: Map<number, number>
}

const cast = [...memberNames, 'linhtran88', 'marcobay01', 'aprilsol22']

/** Holds the accounts of the cast until the transaction ends, so that no round is booked on a balance read before. */
async function lockCast(tx: Database): Promise<void> {
  const held = tx.select({ id: members.id }).from(members).where(inArray(members.usernameKey, cast))
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.memberId, held), eq(accounts.wallet, 'main')))
    .orderBy(asc(accounts.id))
    .for('update')
}

async function readStage(tx: Database): Promise<Stage> {
  const people = await tx
    .select({ id: members.id, key: members.usernameKey, balance: accounts.balance })
    .from(members)
    .innerJoin(accounts, and(eq(accounts.memberId, members.id), eq(accounts.wallet, 'main')))
    .where(inArray(members.usernameKey, cast))
    .orderBy(asc(members.id))
  const shelf = await tx
    .select({ id: games.id, minBet: games.minBet, title: games.title, category: games.category })
    .from(games)
    .orderBy(asc(games.rank))
  const ids = new Map(people.map(({ key, id }) => [key, id]))
  const players = people.filter(({ key }) => memberNames.includes(key))
  return {
    cast: {
      players: players.map(({ id }) => id),
      games: shelf,
    },
    ids,
    titles: new Map(shelf.map(({ title, id }) => [title, id])),
    balances: new Map(people.map(({ id, balance }) => [id, balance])),
  }
}

function bookFeatured(book: Book, { ids, titles }: Stage, now: number): void {
  for (const [username, title, win, minutesAgo] of featuredWins) {
    const memberId = ids.get(username)
    const gameId = titles.get(title)
    if (memberId === undefined || gameId === undefined) continue
    const stake = Math.max(1000, Math.round(win / 120 / 500) * 500)
    const at = now - minutesAgo * 60_000
    if (book.balance(memberId) < stake) book.move('deposit', memberId, 'house/cash', stake * 3, at - 1)
    book.round({ memberId, gameId, stake, win, at })
  }
}

async function write(tx: Database, book: Book): Promise<void> {
  book.transfers.forEach(checkTransfer)
  const ids = new Map(
    (await tx.select({ id: accounts.id, name: accounts.name }).from(accounts)).map(({ id, name }) => [name, id]),
  )
  await insertRows(
    tx,
    rounds,
    book.rounds.map(({ id, memberId, gameId, stake, win, at }) => ({
      id,
      member_id: memberId,
      game_id: gameId,
      stake,
      win,
      settled_at: at,
    })),
  )
  await insertRows(
    tx,
    transfers,
    book.transfers.map(({ id, kind, note = '', roundId = null, at }) => ({ id, kind, note, round_id: roundId, at })),
  )
  await insertRows(
    tx,
    entries,
    book.transfers.flatMap(({ id, at, lines }) =>
      lines.map(({ account, amount }) => ({ transfer_id: id, account_id: ids.get(account), amount, at })),
    ),
  )
}

/**
 * Tells the history of `from` to `to` (milliseconds) in whole
 * days and a rest, as balanced transfers and settled rounds.
 * Answers the rewards of the demo player that the first telling holds.
 */
export async function seedActivity(
  tx: Database,
  { from, to, first }: { from: number; to: number; first: boolean },
): Promise<PastReward[]> {
  await lockCast(tx)
  const stage = await readStage(tx)
  const chance = seededChance(first ? 88 : Math.floor(from / 60_000))
  const book = openBook(chance, new Map(stage.balances))
  for (let at = from; at < to; at += day) bookStretch(book, stage.cast, chance, at, Math.min(to, at + day))
  const demoPlayer = stage.ids.get('linhtran88')
  if (first) bookFeatured(book, stage, to)
  const rewards =
    first && demoPlayer !== undefined ? bookDemoPlayer(book, { memberId: demoPlayer, titles: stage.titles }, to) : []
  await write(tx, book)
  const touched = [...stage.balances.keys()]
  const balance = sql`(select coalesce(sum(${entries.amount}), 0) from ${entries} where ${entries.accountId} = ${accounts.id})
    + (select coalesce(sum(${carriedAmounts.amount}), 0) from ${carriedAmounts} where ${carriedAmounts.accountId} = ${accounts.id})`
  await tx
    .update(accounts)
    .set({ balance: sql`${balance}` })
    .where(inArray(accounts.memberId, touched))
  return rewards
}

import { asc, count, desc, eq } from 'drizzle-orm'
import { members, raffleTickets, raffleWinners, raffles } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { drawNext, raffleGrace, type DrawCursor } from '../../rewards/index.ts'
import { CommandError, type Command } from './command.ts'
import { majorUnits } from './major-units.ts'
import { momentText } from './moment-text.ts'

const most = 20
/** How many members are numbered in one transaction. */
const atOnce = 500

/** Lists the newest raffles: when they run, how many tickets went in, and when they were drawn. */
export const rafflesCommand: Command = {
  name: 'raffles',
  usage: 'raffles',
  does: `list the ${most} newest raffles`,
  async run({ db }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const rows = await db.select().from(raffles).orderBy(desc(raffles.from)).limit(most)
    return rows.map(({ id, from, until, totalTickets, drawnAt, secretHash }) => ({
      id,
      from: momentText(from),
      until: momentText(until),
      tickets: totalTickets,
      drawn: drawnAt === null ? null : momentText(drawnAt),
      secretHash,
    }))
  },
}

const winnersOf = (db: Database, raffleId: number) =>
  db
    .select({
      place: raffleWinners.place,
      member: members.username,
      ticket: raffleWinners.ticket,
      amount: raffleWinners.amount,
    })
    .from(raffleWinners)
    .innerJoin(members, eq(members.id, raffleWinners.memberId))
    .where(eq(raffleWinners.raffleId, raffleId))
    .orderBy(asc(raffleWinners.place))

/** Draws a raffle that is over: its secret decides, the prizes wait for the winners, who are notified. */
export const drawRaffleCommand: Command = {
  name: 'draw-raffle',
  usage: 'draw-raffle <id>',
  does: 'draw a raffle that ended ten minutes ago or earlier, and any older one that waits: its secret decides; notify the winners',
  async run({ db, ports, clock }, args) {
    const [named, ...rest] = args
    const id = Number(named)
    if (!named || !Number.isSafeInteger(id) || rest.length > 0) throw new CommandError(this.usage)
    const raffleNow = async () => {
      const [raffle] = await db.select().from(raffles).where(eq(raffles.id, id))
      if (!raffle) throw new CommandError(`there is no raffle ${id}`)
      return raffle
    }
    const { until, drawnAt } = await raffleNow()
    const at = clock.now()
    if (drawnAt !== null) throw new CommandError(`raffle ${id} was drawn at ${momentText(drawnAt)}`)
    if (until > at)
      throw new CommandError(`raffle ${id} ends at ${momentText(until)}: until then its members gain tickets`)
    const booked = until + raffleGrace
    if (booked > at)
      throw new CommandError(
        `raffle ${id} can be drawn from ${momentText(booked)} on: its last rounds are being booked`,
      )
    const drawSome = (cursor: DrawCursor): Promise<DrawCursor> =>
      db.transaction((tx) => drawNext(tx, ports, { until, at, cursor, size: atOnce }))
    let cursor = await drawSome(null)
    while (cursor !== null) cursor = await drawSome(cursor)
    const winners = await winnersOf(db, id)
    if (winners.length > 0) return winners.map((row) => ({ ...row, amount: majorUnits(row.amount) }))
    const [tickets] = await db.select({ n: count() }).from(raffleTickets).where(eq(raffleTickets.raffleId, id))
    return `Raffle ${id} is drawn; ${tickets?.n === 0 ? 'it had no tickets' : 'its tickets bear no prize'}.`
  },
}

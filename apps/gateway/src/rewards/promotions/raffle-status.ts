import type { getRaffleStatus } from '@parlour/api-client/endpoints'
import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { cacheFor, members, raffleTickets, raffleWinners, raffles } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { masked } from '../../play/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler, Language } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { prizesByPlace } from './prizes-by-place.ts'
import { prizesFor, raffleCeiling, rafflePrizes, raffleTerms, raffleTitle, stakePerTicket } from './raffle-rules.ts'
import { ticketCounts, type Raffle } from './run-raffles.ts'
import { serializeTerms } from './terms.ts'

const common = ({ id, from, until, secretHash }: Raffle, language: Language) => ({
  raffleId: id,
  title: raffleTitle[language],
  startTime: from,
  endTime: until,
  secretHash,
})

/** What the prizes are at most, and are for the tickets that there are so far: a place without a ticket is not drawn. */
const prizesOf = (totalTickets: number) =>
  prizesByPlace(
    rafflePrizes,
    prizesFor(totalTickets).map((prize, place) => (place < totalTickets ? prize : 0)),
  ).map((prize) => ({
    ...prize,
    terms: serializeTerms(raffleTerms, { amount: prize.amount }),
  }))

/** How many tickets a raffle that runs has so far; up to half a minute old. */
const ticketsSoFar = cacheFor(
  30_000,
  async (db, raffle: Raffle) => [...(await ticketCounts(db, raffle)).values()].reduce((sum, count) => sum + count, 0),
  ({ id }) => String(id),
)

async function openRaffle(
  db: Database,
  raffle: Raffle,
  { memberId, language, now }: { memberId: number; language: Language; now: number },
) {
  const own = await ticketCounts(db, raffle, [memberId])
  const totalTickets = await ticketsSoFar(db, raffle, now)
  return {
    ...common(raffle, language),
    tickets: own.get(memberId) ?? 0,
    totalTickets,
    stakePerTicket,
    prizes: prizesOf(totalTickets),
    prizeRule: sentence('reward.raffle.prizes', language, { share: raffleCeiling / 10_000 }),
  }
}

async function drawnRaffle(db: Database, raffle: Raffle, memberId: number, language: Language) {
  const winners = await db
    .select({
      place: raffleWinners.place,
      ticket: raffleWinners.ticket,
      amount: raffleWinners.amount,
      memberId: members.id,
      name: members.username,
    })
    .from(raffleWinners)
    .innerJoin(members, eq(members.id, raffleWinners.memberId))
    .where(eq(raffleWinners.raffleId, raffle.id))
    .orderBy(asc(raffleWinners.place))
  const [mine] = await db
    .select()
    .from(raffleTickets)
    .where(and(eq(raffleTickets.raffleId, raffle.id), eq(raffleTickets.memberId, memberId)))
  return {
    ...common(raffle, language),
    tickets: mine?.count ?? 0,
    totalTickets: raffle.totalTickets ?? 0,
    drawnAt: raffle.drawnAt,
    secret: raffle.secret,
    firstTicket: mine?.first ?? null,
    terms: serializeTerms(raffleTerms, { amount: null }),
    winners: winners.map(({ name, amount, memberId: winner, ...row }) => ({
      ...row,
      customerName: masked(name),
      amount,
      mine: winner === memberId,
    })),
  }
}

/** The raffle that runs and the last one that was drawn; the secret of one is published only when it is drawn. */
export const handleRaffleStatus: Handler<typeof getRaffleStatus> = async (call) => {
  const {
    gateway: { db },
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const [current] = await db
    .select()
    .from(raffles)
    .where(and(lte(raffles.from, now), gt(raffles.until, now)))
  const [last] = await db.select().from(raffles).where(isNotNull(raffles.drawnAt)).orderBy(desc(raffles.until)).limit(1)
  return {
    current: current ? await openRaffle(db, current, { memberId, language, now }) : null,
    last: last ? await drawnRaffle(db, last, memberId, language) : null,
  }
}

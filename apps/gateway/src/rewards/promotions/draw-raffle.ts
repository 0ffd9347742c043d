import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { insertRows, raffleTickets, raffleWinners, raffles, takeTime } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, takeDrafts, writeDrafts } from '../../kernel/jobs/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { issueClaim } from './claims.ts'
import { drawTickets, prizesFor, rafflePrizeDays, raffleTerms, raffleTitle } from './raffle-rules.ts'
import { ticketCounts, type Raffle } from './run-raffles.ts'

/** The tickets of a member in the numbering of a raffle. */
interface Numbered {
  readonly member: number
  readonly first: number
  readonly count: number
}

/** Which of the tickets win, best first, and whose they are. */
interface Drawn {
  readonly totalTickets: number
  readonly winners: readonly { readonly ticket: number; readonly member: number }[]
}

/**
 * Numbers the tickets of a raffle from 1, members in the order
 * of their ids, and lets its secret decide, which comes last.
 */
async function numberAndDraw(tx: Database, raffle: Raffle): Promise<(Numbered | Drawn)[]> {
  let next = 1
  const numbered = [...(await ticketCounts(tx, raffle))].map(([member, count]): Numbered => {
    const first = next
    next += count
    return { member, first, count }
  })
  const totalTickets = next - 1
  const ownerOf = (ticket: number): number[] =>
    numbered.filter(({ first, count }) => ticket >= first && ticket < first + count).map(({ member }) => member)
  const drawn = drawTickets(raffle.secret, totalTickets, prizesFor(totalTickets).length)
  return [
    ...numbered,
    { totalTickets, winners: drawn.flatMap((ticket) => ownerOf(ticket).map((member) => ({ ticket, member }))) },
  ]
}

const writeTickets = (tx: Database, raffleId: number, part: readonly Numbered[]): Promise<void> =>
  insertRows(
    tx,
    raffleTickets,
    part.map(({ member, first, count }) => ({ raffle_id: raffleId, member_id: member, first, count })),
  )

/** Writes the winners of a raffle down and issues the prizes. */
async function issuePrizes(
  tx: Database,
  raffleId: number,
  { totalTickets, winners }: Drawn,
  at: number,
): Promise<void> {
  const prizes = prizesFor(totalTickets)
  for (const [place, { ticket, member: memberId }] of winners.entries()) {
    const amount = present(prizes[place], `the prize of place ${place + 1}`)
    // Few tickets leave the last places without a centavo.
    if (amount === 0) continue
    await tx.insert(raffleWinners).values({ raffleId, place: place + 1, memberId, ticket, amount })
    await issueClaim(tx, {
      memberId,
      amount,
      at,
      type: 'RAFFLE',
      reference: `raffle/${raffleId}/${place + 1}`,
      title: raffleTitle,
      terms: raffleTerms,
      expiresAt: at + rafflePrizeDays * dayMs,
    })
  }
  await tx.update(raffles).set({ totalTickets, drawnAt: at }).where(eq(raffles.id, raffleId))
}

/** Until when raffles have ended, when they are drawn, and for how many members a step writes tickets down. */
export interface DrawStep {
  readonly until: number
  readonly at: number
  readonly size: number
}

/**
 * Does the next step of the oldest raffle that ended by `until` and was not drawn, inside the transaction `tx`: its
 * tickets are numbered and the secret decides; they are written down for `size` members at a time; the prizes are
 * issued. Which step is next stands in the drafts of the raffle, so that any gateway and any later run goes on where
 * one ended. Answers whether there was one.
 */
export async function drawNext(tx: Database, { until, at, size }: DrawStep): Promise<boolean> {
  const [raffle] = await tx
    .select()
    .from(raffles)
    .where(and(isNull(raffles.drawnAt), lte(raffles.until, until)))
    .orderBy(asc(raffles.from))
    .limit(1)
    .for('update')
  if (!raffle) return false
  const drafts = { job: 'raffle-tickets', until: raffle.until }
  const part = await takeDrafts<Numbered | Drawn>(tx, drafts, size)
  if (part.length === 0) {
    await takeTime(tx)
    await writeDrafts(tx, drafts, await numberAndDraw(tx, raffle))
    return true
  }
  await writeTickets(
    tx,
    raffle.id,
    part.filter((draft) => 'first' in draft),
  )
  const drawn = part.find((draft) => 'winners' in draft)
  if (drawn) await issuePrizes(tx, raffle.id, drawn, at)
  return true
}

/** Draws every raffle that ended by `until` and was not drawn, all inside the transaction `tx`. */
export async function drawRaffles(tx: Database, until: number, at: number): Promise<void> {
  while (await drawNext(tx, { until, at, size: 2_000 }));
}

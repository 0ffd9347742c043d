import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { gameSessions, isAnyId, rounds, sportsbookBets, sportsbookLegs } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { settleStakes, type EndedStake } from '../rounds/settle-stakes.ts'
import { outcomeOf } from './bet-amounts.ts'
import { betTurnovers } from './bets-together.ts'
import type { Fixture } from './fixture.ts'
import { legState } from './winning-selection.ts'

type Bet = typeof sportsbookBets.$inferSelect
type Leg = typeof sportsbookLegs.$inferSelect

/** A bet that is over. */
interface Settled {
  readonly bet: Bet
  readonly legs: readonly Leg[]
  readonly state: 'won' | 'lost' | 'void'
  readonly win: number
}

/** The id of the transfer that settles a bet: always the same, so that the ledger itself takes it once only. */
export function settlementId(betId: string): string {
  const hex = createHash('sha256').update(`coupon/${betId}/settled`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Marks the open legs on fixtures that are over or void; answers the bets that they belong to. */
async function decideLegs(tx: Database, fixtures: readonly Fixture[]): Promise<readonly string[]> {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]))
  const onThem = and(inArray(sportsbookLegs.fixtureId, [...byId.keys()]), eq(sportsbookLegs.state, 'open'))
  const kinds = await tx
    .selectDistinct({
      fixtureId: sportsbookLegs.fixtureId,
      market: sportsbookLegs.market,
      line: sportsbookLegs.line,
      pick: sportsbookLegs.pick,
    })
    .from(sportsbookLegs)
    .where(onThem)
  const touched = await tx.selectDistinct({ betId: sportsbookLegs.betId }).from(sportsbookLegs).where(onThem)
  for (const { fixtureId, market, line, pick } of kinds) {
    const fixture = byId.get(fixtureId)
    const course = fixture?.state === 'over' ? fixture.course : null
    const state = legState({ kind: market, line, pick }, course)
    await tx
      .update(sportsbookLegs)
      .set({ state })
      .where(
        and(
          eq(sportsbookLegs.fixtureId, fixtureId),
          eq(sportsbookLegs.market, market),
          line === null ? isNull(sportsbookLegs.line) : eq(sportsbookLegs.line, line),
          eq(sportsbookLegs.pick, pick),
          eq(sportsbookLegs.state, 'open'),
        ),
      )
  }
  return touched.map(({ betId }) => betId)
}

/** The end of a member's bet as its stake is settled: paid, lost, or returned. */
const endOf = ({ bet: { id, memberId, wallet, stake }, state, win }: Settled): readonly EndedStake[] =>
  memberId === null
    ? []
    : [
        {
          roundId: id,
          memberId,
          wallet,
          stake,
          win,
          kind: state === 'void' ? 'refund' : 'win',
          transferId: settlementId(id),
        },
      ]

/** Keeps the bets of members among the settled rounds; a bet that was void as a whole was never played. */
async function storeRounds(
  tx: Database,
  settled: readonly Settled[],
  credit: ReadonlyMap<string, number>,
  at: number,
): Promise<void> {
  const ofMembers = settled.flatMap(({ bet: { id, memberId }, state }) =>
    memberId === null || state === 'void' ? [] : { id, memberId },
  )
  const turnovers = await betTurnovers(tx, ofMembers)
  const played = settled.flatMap(({ bet, legs, state, win }) =>
    bet.memberId === null || state === 'void'
      ? []
      : {
          id: bet.id,
          memberId: bet.memberId,
          gameId: bet.gameId,
          stake: bet.stake,
          win,
          settledAt: at,
          creditStake: credit.get(bet.id) ?? 0,
          validTurnover: turnovers.get(bet.id) ?? null,
          outcome: {
            legs: legs.map(({ fixtureId, market, line, pick, odds, state: became }) => ({
              fixtureId,
              market,
              line,
              pick,
              odds,
              state: became,
            })),
          },
        },
  )
  if (played.length > 0) await tx.insert(rounds).values(played)
}

/**
 * Settles what fixtures that are over or void decide, inside the transaction `tx`: legs, bets, money, rounds, each
 * once. Bets and wallets are held before the first is settled, and dated by `clock` only then.
 */
export async function settleFixtures(
  tx: Database,
  fixtures: readonly Fixture[],
  clock: { now(): number },
): Promise<void> {
  if (fixtures.length === 0) return
  const ids = await decideLegs(tx, fixtures)
  if (ids.length === 0) return
  const bets = await tx
    .select()
    .from(sportsbookBets)
    .where(and(isAnyId(sportsbookBets.id, ids), eq(sportsbookBets.state, 'open')))
    .orderBy(asc(sportsbookBets.id))
    .for('update')
  const legs = await tx
    .select()
    .from(sportsbookLegs)
    .where(isAnyId(sportsbookLegs.betId, ids))
    .orderBy(asc(sportsbookLegs.place))
  const settled = bets.flatMap((bet): Settled[] => {
    const own = legs.filter(({ betId }) => betId === bet.id)
    const { state, win } = outcomeOf(bet.stake, own)
    return state === 'open' ? [] : [{ bet, legs: own, state, win }]
  })
  await lockWallets(
    tx,
    settled.flatMap(({ bet: { memberId } }) => memberId ?? []),
  )
  const now = clock.now()
  const credit = await settleStakes(tx, settled.flatMap(endOf), now)
  await storeRounds(tx, settled, credit, now)
  for (const { bet, state, win } of settled) {
    await tx
      .update(sportsbookBets)
      .set({ state, win, settledAt: now, changedAt: now })
      .where(eq(sportsbookBets.id, bet.id))
    if (bet.sessionHash !== null && win > 0)
      await tx
        .update(gameSessions)
        .set({ demoSessionBalance: sql`${gameSessions.demoSessionBalance} + ${win}` })
        .where(eq(gameSessions.tokenHash, bet.sessionHash))
  }
  const over = new Set(settled.map(({ bet }) => bet.id))
  const going = ids.filter((id) => !over.has(id))
  if (going.length > 0) await tx.update(sportsbookBets).set({ changedAt: now }).where(isAnyId(sportsbookBets.id, going))
}

import { createHash } from 'node:crypto'
import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import {
  afterConflicts,
  bigintArray,
  isAnyId,
  isAnyOf,
  rounds,
  sportsbookBets,
  sportsbookFixtures,
  sportsbookLegs,
  takeBatchTime,
  textArray,
  uuidArray,
} from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Clock } from '../../kernel/config/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { grouped } from '../rounds/grouped.ts'
import { settleStakes, type EndedStake } from '../rounds/settle-stakes.ts'
import { outcomeOf } from './bet-amounts.ts'
import { betTurnovers } from './bets-together.ts'
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

/** So many fixtures are looked through for open bets in one transaction. */
const fixturesAtOnce = 100

/** Fixtures that are over or void, the oldest first, on which bets may still be open. */
const unsettledFixtures = (tx: Database) =>
  tx
    .select({ id: sportsbookFixtures.id })
    .from(sportsbookFixtures)
    .where(and(isNull(sportsbookFixtures.settledAt), inArray(sportsbookFixtures.state, ['over', 'void'])))
    .orderBy(asc(sportsbookFixtures.id))
    .limit(fixturesAtOnce)

/**
 * The bets of up to `size` open legs on these fixtures, found by the index of open legs: what is decided is not read.
 */
async function betsOn(
  tx: Database,
  fixtureIds: readonly number[],
  size: number,
): Promise<{ readonly ids: readonly string[]; readonly areAll: boolean }> {
  const { rows } = await tx.execute<{ readonly id: string }>(sql`
    select l.bet_id as id from unnest(${bigintArray(fixtureIds)}) asked(id)
      cross join lateral (select bet_id from coupon_legs
        where fixture_id = asked.id::int and state = 'open' order by bet_id limit ${size}) l limit ${size}`)
  return { ids: [...new Set(rows.map(({ id }) => id))], areAll: rows.length < size }
}

/** Decides the open legs of these bets on fixtures that are over or void; answers all legs as they are then. */
async function decideLegs(tx: Database, betIds: readonly string[]): Promise<readonly Leg[]> {
  const legs = await tx
    .select()
    .from(sportsbookLegs)
    .where(isAnyId(sportsbookLegs.betId, betIds))
    .orderBy(asc(sportsbookLegs.betId), asc(sportsbookLegs.place))
  const open = legs.filter(({ state }) => state === 'open')
  const fixtures = await tx
    .select({ id: sportsbookFixtures.id, state: sportsbookFixtures.state, course: sportsbookFixtures.course })
    .from(sportsbookFixtures)
    .where(
      and(
        isAnyOf(sportsbookFixtures.id, new Set(open.map(({ fixtureId }) => fixtureId))),
        inArray(sportsbookFixtures.state, ['over', 'void']),
      ),
    )
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]))
  const now = legs.map((leg): Leg => {
    const fixture = leg.state === 'open' ? byId.get(leg.fixtureId) : undefined
    if (!fixture) return leg
    const course = fixture.state === 'over' ? fixture.course : null
    return { ...leg, state: legState({ kind: leg.market, line: leg.line, pick: leg.pick }, course) }
  })
  const decided = now.filter((leg, at) => leg.state !== legs[at]?.state)
  await tx.execute(sql`
    update coupon_legs set state = told.state
    from unnest(${uuidArray(decided.map(({ betId }) => betId))}, ${bigintArray(decided.map(({ place }) => place))},
      ${textArray(decided.map(({ state }) => state))}) as told(bet_id, place, state)
    where coupon_legs.bet_id = told.bet_id and coupon_legs.place = told.place::int`)
  return now
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

/** Gives demos what their bets have won; it is in no book. */
async function payDemos(tx: Database, settled: readonly Settled[]): Promise<void> {
  const wins = new Map<string, number>()
  for (const { bet, win } of settled)
    if (bet.sessionHash !== null && win > 0) wins.set(bet.sessionHash, (wins.get(bet.sessionHash) ?? 0) + win)
  if (wins.size > 0)
    await tx.execute(sql`
      update game_sessions set demo_session_balance = demo_session_balance + told.win
      from unnest(${textArray(wins.keys())}, ${bigintArray(wins.values())}) as told(hash, win)
      where game_sessions.token_hash = told.hash`)
}

/**
 * Settles what is decided of these bets, inside the transaction `tx`: legs, bets, money, rounds, each once. The bets
 * and the wallets of their members are held before the first is settled, and dated by `clock` only then.
 */
async function settleBets(tx: Database, ids: readonly string[], clock: Clock): Promise<void> {
  const bets = await tx
    .select()
    .from(sportsbookBets)
    .where(isAnyId(sportsbookBets.id, ids))
    .orderBy(asc(sportsbookBets.id))
    .for('update')
  const legs = grouped(await decideLegs(tx, ids), ({ betId }) => betId)
  const settled = bets.flatMap((bet): Settled[] => {
    if (bet.state !== 'open') return []
    const own = present(legs.get(bet.id), `the legs of bet ${bet.id}`)
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
  await payDemos(tx, settled)
  await tx.execute(sql`
    update coupon_bets set state = told.state, win = told.win, settled_at = ${now}, changed_at = ${now}
    from unnest(${uuidArray(settled.map(({ bet }) => bet.id))}, ${textArray(settled.map(({ state }) => state))},
      ${bigintArray(settled.map(({ win }) => win))}) as told(id, state, win) where coupon_bets.id = told.id`)
  const over = new Set(settled.map(({ bet }) => bet.id))
  const going = ids.filter((id) => !over.has(id))
  if (going.length > 0) await tx.update(sportsbookBets).set({ changedAt: now }).where(isAnyId(sportsbookBets.id, going))
}

/**
 * Settles the next bets, `size` at most, on fixtures that are over or void, inside the transaction `tx` that holds them
 * and their wallets alone. A fixture is settled once no bet on it has an open leg. Which bets are left stands in the
 * legs, so any gateway goes on where one has ended. Answers whether there may be more.
 */
export async function settleNext(tx: Database, size: number, clock: Clock): Promise<boolean> {
  const due = (await unsettledFixtures(tx)).map(({ id }) => id)
  if (due.length === 0) return false
  const { ids, areAll } = await betsOn(tx, due, size)
  if (ids.length > 0) await settleBets(tx, ids, clock)
  if (!areAll) return true
  await tx.update(sportsbookFixtures).set({ settledAt: clock.now() }).where(inArray(sportsbookFixtures.id, due))
  return due.length === fixturesAtOnce
}

const atOnce = 200

/** Settles every bet that fixtures decide which are over or void, some bets in each transaction. */
export async function settleAll(db: Database, clock: Clock): Promise<void> {
  const next = () =>
    afterConflicts(() =>
      db.transaction(async (tx) => {
        await takeBatchTime(tx)
        return settleNext(tx, atOnce, clock)
      }),
    )
  while (await next());
}

import type { SportsbookBetRequest, SportsbookPlaced } from '@parlour/play/calls'
import { randomUUID } from 'node:crypto'
import { asc, inArray } from 'drizzle-orm'
import { sportsbookBets, sportsbookFixtures, sportsbookLegs } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { walletOf } from '../../money/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { takeStakes as takeFrom } from '../rounds/take-stakes.ts'
import { playDemo } from '../rounds/demo-session.ts'
import { mostLegs, mostReturn, returnOf } from './bet-amounts.ts'
import type { Fixture } from './fixture.ts'
import { leaguesOf } from './leagues.ts'
import { betsOut } from './read-bets.ts'

interface PlaceInput {
  readonly session: GameSession
  readonly slip: SportsbookBetRequest
  readonly key: string
  readonly now: number
}

type Placing = Omit<typeof sportsbookLegs.$inferInsert, 'betId' | 'place'>

/** The least and the most that may be staked on a bet of a game, in minor units. */
export function stakeLimits(game: GameSession['game']): { readonly least: number; readonly most: number } {
  const stakes = stakesOf(game)
  return { least: stakes[0] ?? game.minBet, most: stakes.at(-1) ?? game.minBet }
}

function checkShape({ kind, stake, legs }: SportsbookBetRequest, game: GameSession['game']): void {
  const { least, most } = stakeLimits(game)
  if (game.engine !== 'sportsbook' || stake < least || stake > most) throw new DomainError('game.stake.invalid')
  const names = new Set(
    legs.map(({ fixture, market, pick }) => (kind === 'single' ? `${fixture}/${market}/${pick}` : fixture)),
  )
  if (legs.length === 0 || legs.length > mostLegs || names.size < legs.length || (kind === 'parlay' && legs.length < 2))
    throw new DomainError('sportsbook.legs.invalid')
}

/**
 * Finds what the legs of a slip stand for now, and holds their fixtures
 * so that neither odds nor state change before the bets are written.
 * @throws DomainError sportsbook.fixture.closed, sportsbook.odds.changed with the odds of now
 */
async function lockLegs(tx: Database, { session, slip, now }: PlaceInput): Promise<readonly Placing[]> {
  const ids = [...new Set(slip.legs.map(({ fixture }) => fixture))]
  const held = await tx
    .select()
    .from(sportsbookFixtures)
    .where(inArray(sportsbookFixtures.id, ids))
    .orderBy(asc(sportsbookFixtures.id))
    .for('share')
  const codes = new Set(leaguesOf(session.game).map(({ code }) => code))
  const open = new Map<number, Fixture>(
    held
      .filter(({ state, startsAt, league }) => state === 'open' && now < startsAt && codes.has(league))
      .map((fixture) => [fixture.id, fixture]),
  )
  const closed = ids.filter((id) => !open.has(id))
  if (closed.length > 0) throw new DomainError('sportsbook.fixture.closed', { value: { fixtures: closed } })
  const stands = slip.legs.map((leg) => {
    const market = open.get(leg.fixture)?.markets.find(({ kind }) => kind === leg.market)
    const odds = market?.picks.find(({ pick }) => pick === leg.pick)?.odds
    if (!market || odds === undefined) throw new DomainError('sportsbook.legs.invalid')
    return { told: leg.odds, fixtureId: leg.fixture, market: leg.market, line: market.line, pick: leg.pick, odds }
  })
  if (stands.some(({ told, odds }) => told !== odds))
    throw new DomainError('sportsbook.odds.changed', {
      value: { legs: stands.map(({ fixtureId, market, pick, odds }) => ({ fixture: fixtureId, market, pick, odds })) },
    })
  return stands.map(({ told: _told, ...leg }) => leg)
}

/** Takes the stakes of bets from the purse of a session; answers what is left of it. @throws BalanceTooLow */
async function takeStakes(
  tx: Database,
  { config }: Pick<Gateway, 'config'>,
  { tokenHash, memberId, game }: GameSession,
  ids: readonly string[],
  { stake, now }: { stake: number; now: number },
) {
  if (memberId === null) return playDemo(tx, tokenHash, { stake: stake * ids.length, win: 0 })
  const staking = { memberId, gameId: game.id, wallet: walletOf(config, game.provider), at: now, note: game.title }
  return takeFrom(
    tx,
    staking,
    ids.map((roundId) => ({ roundId, amount: stake })),
  )
}

/**
 * Places the bets of a slip once per key: takes the stakes and keeps the legs at the odds that the slip shows, in one
 * transaction; otherwise it refuses all of them.
 * @throws DomainError game.stake.invalid, sportsbook.legs.invalid, sportsbook.fixture.closed, sportsbook.odds.changed,
 *   sportsbook.return.high, and those of `actWithIdempotency`
 */
export async function placeBets(
  gateway: Gateway,
  input: PlaceInput,
): Promise<{ readonly answer: SportsbookPlaced; readonly replayed: boolean }> {
  const { session, slip, key, now } = input
  checkShape(slip, session.game)
  // Keys are stored with the older word: a slip that was sent before an upgrade and is sent again after it is the same.
  const body = { ...slip, kind: slip.kind === 'parlay' ? 'accumulator' : slip.kind }
  return actWithIdempotency(gateway, { session, key, now, body, begins: true }, async (tx) => {
    const legs = await lockLegs(tx, input)
    const bets = (slip.kind === 'single' ? legs.map((leg) => [leg]) : [legs]).map((own) => ({
      id: randomUUID(),
      legs: own,
      possible: returnOf(
        slip.stake,
        own.map(({ odds }) => odds),
      ),
    }))
    if (bets.some(({ possible }) => possible > mostReturn)) throw new DomainError('sportsbook.return.high')
    const balance = await takeStakes(
      tx,
      gateway,
      session,
      bets.map(({ id }) => id),
      { stake: slip.stake, now },
    )
    const { memberId, tokenHash, game } = session
    const purse = {
      memberId,
      sessionHash: memberId === null ? tokenHash : null,
      gameId: game.id,
      wallet: walletOf(gateway.config, game.provider),
    }
    await tx
      .insert(sportsbookBets)
      .values(
        bets.map(({ id, possible }) => ({ ...purse, id, stake: slip.stake, possible, placedAt: now, changedAt: now })),
      )
    await tx
      .insert(sportsbookLegs)
      .values(bets.flatMap(({ id, legs: own }) => own.map((leg, place) => ({ ...leg, betId: id, place }))))
    return {
      bets: await betsOut(
        tx,
        bets.map(({ id }) => id),
      ),
      balance,
    }
  })
}

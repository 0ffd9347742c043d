import { randomUUID } from 'node:crypto'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { couponBets, couponFixtures, couponLegs } from '../../db/tables/index.ts'
import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { walletOf } from '../../wallet/wallet-of.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import type { GameSession } from '../game-session.ts'
import { takeStakes as takeFrom } from '../take-stakes.ts'
import { playTrial } from '../trial.ts'
import { mostLegs, mostReturn, returnOf } from './bet-sums.ts'
import type { Fixture } from './fixture.ts'
import { leaguesOf } from './leagues.ts'
import { betsOut, type BetOut } from './read-bets.ts'
import type { MarketKind, Pick as Picked } from './sports/sport.ts'

/** A pick as the slip names it, at the odds in hundredths that it shows. */
export interface SlipLeg {
  readonly fixture: number
  readonly market: MarketKind
  readonly pick: Picked
  readonly odds: number
}

/** A slip: every pick a bet of its own for the stake, or all of them one bet; the stake in minor units. */
export interface Slip {
  readonly kind: 'single' | 'accumulator'
  readonly stake: number
  readonly legs: readonly SlipLeg[]
}

/** What the slip became. */
export interface Placed {
  readonly bets: readonly BetOut[]
  readonly balance: number
}

interface PlaceInput {
  readonly session: GameSession
  readonly slip: Slip
  readonly key: string
  readonly now: number
}

type Placing = Omit<typeof couponLegs.$inferInsert, 'betId' | 'place'>

/** The least and the most that may be staked on a bet of a game, in minor units. */
export function stakeLimits(game: GameSession['game']): { readonly least: number; readonly most: number } {
  const stakes = stakesOf(game)
  return { least: stakes[0] ?? game.minBet, most: stakes.at(-1) ?? game.minBet }
}

function checkShape({ kind, stake, legs }: Slip, game: GameSession['game']): void {
  const { least, most } = stakeLimits(game)
  if (game.engine !== 'coupon' || stake < least || stake > most) throw new DomainError('game.stake.invalid')
  const names = new Set(legs.map(({ fixture, market, pick }) => (kind === 'single' ? `${fixture}/${market}/${pick}` : fixture)))
  if (legs.length === 0 || legs.length > mostLegs || names.size < legs.length || (kind === 'accumulator' && legs.length < 2)) throw new DomainError('coupon.legs.invalid')
}

/**
 * Finds what the legs of a slip stand for now, and holds their fixtures so that neither odds nor state change before the bets
 * are written. @throws DomainError coupon.fixture.closed, coupon.odds.changed with the odds of now
 */
async function holdLegs(tx: Database, { session, slip, now }: PlaceInput): Promise<readonly Placing[]> {
  const ids = [...new Set(slip.legs.map(({ fixture }) => fixture))]
  const held = await tx.select().from(couponFixtures).where(inArray(couponFixtures.id, ids)).orderBy(asc(couponFixtures.id)).for('share')
  const codes = new Set(leaguesOf(session.game).map(({ code }) => code))
  const open = new Map<number, Fixture>(held.filter(({ state, startsAt, league }) => state === 'open' && now < startsAt && codes.has(league)).map((fixture) => [fixture.id, fixture]))
  const closed = ids.filter((id) => !open.has(id))
  if (closed.length > 0) throw new DomainError('coupon.fixture.closed', { value: { fixtures: closed } })
  const stands = slip.legs.map((leg) => {
    const market = open.get(leg.fixture)?.markets.find(({ kind }) => kind === leg.market)
    const odds = market?.picks.find(({ pick }) => pick === leg.pick)?.odds
    if (!market || odds === undefined) throw new DomainError('coupon.legs.invalid')
    return { told: leg.odds, fixtureId: leg.fixture, market: leg.market, line: market.line, pick: leg.pick, odds }
  })
  if (stands.some(({ told, odds }) => told !== odds))
    throw new DomainError('coupon.odds.changed', { value: { legs: stands.map(({ fixtureId, market, pick, odds }) => ({ fixture: fixtureId, market, pick, odds })) } })
  return stands.map(({ told: _told, ...leg }) => leg)
}

/** Takes the stakes of bets from the purse of a session; answers what is left of it. @throws BalanceTooLow */
async function takeStakes(tx: Database, { config }: Pick<Gateway, 'config'>, { tokenHash, memberId, game }: GameSession, ids: readonly string[], { stake, now }: { stake: number; now: number }) {
  if (memberId === null) return playTrial(tx, tokenHash, { stake: stake * ids.length, win: 0 })
  const staking = { memberId, gameId: game.id, wallet: walletOf(config, game.studio), at: now, note: game.title }
  return takeFrom(tx, staking, ids.map((roundId) => ({ roundId, amount: stake })))
}

/**
 * Places the bets of a slip once per key: takes the stakes and keeps the legs at the odds that the slip shows, in one
 * transaction; otherwise it refuses all of them.
 * @throws DomainError game.stake.invalid, coupon.legs.invalid, coupon.fixture.closed, coupon.odds.changed, coupon.return.high, and
 * those of `actWithIdempotency`
 */
export async function placeBets(gateway: Gateway, input: PlaceInput): Promise<{ readonly answer: Placed; readonly replayed: boolean }> {
  const { session, slip, key, now } = input
  checkShape(slip, session.game)
  return actWithIdempotency(gateway, { session, key, now, body: { ...slip }, begins: true }, async (tx) => {
    const legs = await holdLegs(tx, input)
    const bets = (slip.kind === 'single' ? legs.map((leg) => [leg]) : [legs]).map((own) => ({
      id: randomUUID(), legs: own, possible: returnOf(slip.stake, own.map(({ odds }) => odds)),
    }))
    if (bets.some(({ possible }) => possible > mostReturn)) throw new DomainError('coupon.return.high')
    const balance = await takeStakes(tx, gateway, session, bets.map(({ id }) => id), { stake: slip.stake, now })
    const { memberId, tokenHash, game } = session
    const purse = { memberId, sessionHash: memberId === null ? tokenHash : null, gameId: game.id, wallet: walletOf(gateway.config, game.studio) }
    await tx.insert(couponBets).values(bets.map(({ id, possible }) => ({ ...purse, id, stake: slip.stake, possible, placedAt: now, changedAt: now })))
    await tx.insert(couponLegs).values(bets.flatMap(({ id, legs: own }) => own.map((leg, place) => ({ ...leg, betId: id, place }))))
    return { bets: await betsOut(tx, bets.map(({ id }) => id)), balance }
  })
}

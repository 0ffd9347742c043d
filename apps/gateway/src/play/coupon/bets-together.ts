import { and, asc, eq, inArray } from 'drizzle-orm'
import { isAnyId, isAnyOf } from '../../db/any-of.ts'
import type { Database } from '../../db/open-database.ts'
import { couponBets, couponFixtures, couponLegs } from '../../db/tables/index.ts'
import { grouped } from '../grouped.ts'
import { couponTurnovers, type StakedBet, type StakedLeg } from './valid-turnover.ts'

/** A settled bet of a member. */
export interface SettledBet {
  readonly id: string
  readonly memberId: number
}

/**
 * What of each of these bets bears risk, by its id, in minor units. All bets of their members on the same fixtures are looked
 * at, those that were settled before too: nobody adds one once a fixture of theirs has begun.
 */
export async function betTurnovers(tx: Database, settled: readonly SettledBet[]): Promise<Map<string, number>> {
  if (settled.length === 0) return new Map()
  const own = await tx.selectDistinct({ fixtureId: couponLegs.fixtureId }).from(couponLegs).where(isAnyId(couponLegs.betId, settled.map(({ id }) => id)))
  const fixtureIds = own.map(({ fixtureId }) => fixtureId)
  const memberIds = [...new Set(settled.map(({ memberId }) => memberId))]
  const touching = tx.selectDistinct({ betId: couponLegs.betId }).from(couponLegs).innerJoin(couponBets, eq(couponBets.id, couponLegs.betId))
    .where(and(inArray(couponLegs.fixtureId, fixtureIds), isAnyOf(couponBets.memberId, memberIds)))
  const rows = await tx.select({ leg: couponLegs, memberId: couponBets.memberId, stake: couponBets.stake }).from(couponLegs)
    .innerJoin(couponBets, eq(couponBets.id, couponLegs.betId)).where(inArray(couponLegs.betId, touching)).orderBy(asc(couponLegs.betId), asc(couponLegs.place))
  const bets = [...grouped(rows, ({ leg }) => leg.betId)].map(([id, legs]): StakedBet => ({
    id, memberId: legs[0]?.memberId ?? 0, stake: legs[0]?.stake ?? 0, legs: legs.map(({ leg }): StakedLeg => leg),
  }))
  const all = [...new Set(rows.map(({ leg }) => leg.fixtureId))]
  const fixtures = await tx.select({ id: couponFixtures.id, markets: couponFixtures.markets }).from(couponFixtures).where(inArray(couponFixtures.id, all))
  return couponTurnovers(bets, new Map(fixtures.flatMap(({ id, markets }) => markets.map((market) => [`${id}/${market.kind}`, market] as const))))
}

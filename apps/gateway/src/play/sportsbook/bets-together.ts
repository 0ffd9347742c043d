import { and, asc, eq, inArray } from 'drizzle-orm'
import { isAnyId, isAnyOf, sportsbookBets, sportsbookFixtures, sportsbookLegs } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { grouped } from '../rounds/grouped.ts'
import { sportsbookTurnovers, type StakedBet, type StakedLeg } from './valid-turnover.ts'
import { present } from '../../kernel/objects/index.ts'

/** A settled bet of a member. */
export interface SettledBet {
  readonly id: string
  readonly memberId: number
}

/**
 * What of each of these bets bears risk, by its id, in minor units. All bets of their members on the same fixtures are
 * looked at, those that were settled before too: no bet is added once a fixture of theirs has begun.
 */
export async function betTurnovers(tx: Database, settled: readonly SettledBet[]): Promise<Map<string, number>> {
  if (settled.length === 0) return new Map()
  const own = await tx
    .selectDistinct({ fixtureId: sportsbookLegs.fixtureId })
    .from(sportsbookLegs)
    .where(
      isAnyId(
        sportsbookLegs.betId,
        settled.map(({ id }) => id),
      ),
    )
  const fixtureIds = own.map(({ fixtureId }) => fixtureId)
  const memberIds = [...new Set(settled.map(({ memberId }) => memberId))]
  const touching = tx
    .selectDistinct({ betId: sportsbookLegs.betId })
    .from(sportsbookLegs)
    .innerJoin(sportsbookBets, eq(sportsbookBets.id, sportsbookLegs.betId))
    .where(and(inArray(sportsbookLegs.fixtureId, fixtureIds), isAnyOf(sportsbookBets.memberId, memberIds)))
  const rows = await tx
    .select({ leg: sportsbookLegs, memberId: sportsbookBets.memberId, stake: sportsbookBets.stake })
    .from(sportsbookLegs)
    .innerJoin(sportsbookBets, eq(sportsbookBets.id, sportsbookLegs.betId))
    .where(inArray(sportsbookLegs.betId, touching))
    .orderBy(asc(sportsbookLegs.betId), asc(sportsbookLegs.place))
  const bets = [...grouped(rows, ({ leg }) => leg.betId)].map(([id, legs]): StakedBet => ({
    id,
    memberId: present(legs[0]?.memberId, `the member of bet ${id}`),
    stake: present(legs[0], `the bet ${id}`).stake,
    legs: legs.map(({ leg }): StakedLeg => leg),
  }))
  const all = [...new Set(rows.map(({ leg }) => leg.fixtureId))]
  const fixtures = await tx
    .select({ id: sportsbookFixtures.id, markets: sportsbookFixtures.markets })
    .from(sportsbookFixtures)
    .where(inArray(sportsbookFixtures.id, all))
  return sportsbookTurnovers(
    bets,
    new Map(fixtures.flatMap(({ id, markets }) => markets.map((market) => [`${id}/${market.kind}`, market] as const))),
  )
}

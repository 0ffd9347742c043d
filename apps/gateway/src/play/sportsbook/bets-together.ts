import { asc, eq, inArray, min, sql } from 'drizzle-orm'
import {
  bigintArray,
  eachOf,
  isAnyId,
  isAnyOf,
  sportsbookBets,
  sportsbookFixtures,
  sportsbookLegs,
} from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { grouped } from '../rounds/grouped.ts'
import { sportsbookTurnovers, type StakedBet, type StakedLeg } from './valid-turnover.ts'
import { present } from '../../kernel/objects/index.ts'

/** The clocks of two gateways are less apart than that, in milliseconds: no bet is older than its fixture. */
const clocksApart = 3_600_000

/** A settled bet of a member. */
export interface SettledBet {
  readonly id: string
  readonly memberId: number
}

/**
 * What of each of these bets bears risk, by its id, in minor units. All bets of their members on the same fixtures are
 * looked at, those that were settled before or that another batch settles too: no bet is added once a fixture of theirs
 * has begun. They are found by their members: bets of others on the same fixtures are not read.
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
  const madeAt = await tx
    .select({ first: min(sportsbookFixtures.madeAt) })
    .from(sportsbookFixtures)
    .where(isAnyOf(sportsbookFixtures.id, fixtureIds))
  const since = present(madeAt[0]?.first, 'when the fixtures of bets were made') - clocksApart
  const touching = sql`(
    select distinct l.bet_id from ${eachOf(memberIds)} player(id)
      cross join lateral (select id from coupon_bets where member_id = player.id and placed_at >= ${since} offset 0) b
      join coupon_legs l on l.bet_id = b.id
    where l.fixture_id = any(${bigintArray(fixtureIds)}))`
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

import { max } from 'drizzle-orm'
import { sportsbookFixtures, sportsbookTeams } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { firstMarkets } from './fixture.ts'
import type { League } from './leagues/league.ts'
import { leagues } from './leagues.ts'
import { pairsOf } from './pairs.ts'
import { firstStrength } from './strengths.ts'

const minute = 60_000
const newsBefore = 5 * minute
const pastRounds = 2

/**
 * How long before a start its news comes out, in milliseconds:
 * five minutes, or less where fixtures are not known for long.
 */
export const newsLead = ({ ahead }: Pick<League, 'ahead'>): number =>
  Math.min(newsBefore, Math.floor(ahead / 10 / minute) * minute)

/** Enters the sides of every league that are not there yet; answers the strengths of all by league and name. */
async function strengthsOf(tx: Database): Promise<ReadonlyMap<string, number>> {
  const first = leagues.flatMap(({ code, teams }) =>
    teams.map((name, place) => ({ league: code, name, strength: firstStrength(place) })),
  )
  await tx.insert(sportsbookTeams).values(first).onConflictDoNothing()
  const all = await tx.select().from(sportsbookTeams)
  return new Map(all.map(({ league, name, strength }) => [`${league}/${name}`, strength]))
}

/**
 * The starts of a league that have no fixtures yet: up to as far
 * ahead as they are known, at first with two rounds that are over.
 */
function startsOf({ every, offset, ahead }: League, last: number | null, until: number): number[] {
  const newest = Math.floor((until - offset) / every) * every + offset
  const first = Math.max(newest - (pastRounds - 1) * every, last === null ? Number.NEGATIVE_INFINITY : last + every)
  const starts: number[] = []
  for (let at = first; at <= until + ahead; at += every) starts.push(at)
  return starts
}

/**
 * Makes the fixtures that are to be known by `until`, inside the
 * transaction `tx`; dated `now`, both in milliseconds since 1970.
 */
export async function makeFixtures(
  tx: Database,
  { until, now }: { readonly until: number; readonly now: number },
): Promise<void> {
  const known = await tx
    .select({ league: sportsbookFixtures.league, last: max(sportsbookFixtures.startsAt) })
    .from(sportsbookFixtures)
    .groupBy(sportsbookFixtures.league)
  const last = new Map(known.map((row) => [row.league, row.last]))
  const due = leagues
    .map((league) => ({ league, starts: startsOf(league, last.get(league.code) ?? null, until) }))
    .filter(({ starts }) => starts.length > 0)
  if (due.length === 0) return
  const strengths = await strengthsOf(tx)
  const rows = due.flatMap(({ league, starts }) => {
    const { code, teams, every, pairs } = league
    const sideOf = (place: number) => ({
      name: teams[place] ?? '',
      strength: strengths.get(`${code}/${teams[place] ?? ''}`) ?? firstStrength(place),
    })
    return starts.flatMap((startsAt) =>
      pairsOf(Math.floor(startsAt / every), teams.length, pairs).map(([one, other], place) => {
        const [home, away] = [sideOf(one), sideOf(other)]
        const sides = {
          league: code,
          home: home.name,
          away: away.name,
          homeStrength: home.strength,
          awayStrength: away.strength,
        }
        return {
          ...sides,
          startsAt,
          place,
          newsAt: startsAt - newsLead(league),
          markets: firstMarkets(sides),
          madeAt: now,
          changedAt: now,
        }
      }),
    )
  })
  await tx.insert(sportsbookFixtures).values(rows).onConflictDoNothing()
}

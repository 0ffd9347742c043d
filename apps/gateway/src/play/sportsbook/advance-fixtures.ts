import { and, asc, eq, gt, isNull, lte, notExists, lt, inArray } from 'drizzle-orm'
import { sportsbookFixtures, sportsbookLegs, sportsbookTeams } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { marketsAfter, newsOf } from './fixture.ts'
import { sportOf } from './leagues.ts'
import type { Roll } from './sports/sport.ts'
import { differenceOf, drawNews, strengthsAfter } from './strengths.ts'

const minute = 60_000

/** How late a fixture may begin, in milliseconds: one that could not is void, and the stakes on it are returned. */
export const latestStart = 10 * minute

const kept = 24 * 60 * minute

/**
 * The period that a step is for, and when it is written, in milliseconds since 1970; how many fixtures it takes at most.
 */
export interface FixtureStep {
  readonly until: number
  readonly now: number
  readonly size: number
}

/** Tells the news that is due, and moves the odds by it. Answers for how many fixtures. */
export async function publishNews(tx: Database, random: Roll, { until, now, size }: FixtureStep): Promise<number> {
  const due = await tx
    .select()
    .from(sportsbookFixtures)
    .where(
      and(
        eq(sportsbookFixtures.state, 'open'),
        lte(sportsbookFixtures.newsAt, until),
        isNull(sportsbookFixtures.news),
        gt(sportsbookFixtures.startsAt, until),
      ),
    )
    .orderBy(asc(sportsbookFixtures.id))
    .limit(size)
    .for('update')
  for (const fixture of due) {
    const news = drawNews(random)
    await tx
      .update(sportsbookFixtures)
      .set({ news, markets: marketsAfter(fixture, fixture.markets, news), changedAt: now })
      .where(eq(sportsbookFixtures.id, fixture.id))
  }
  return due.length
}

/**
 * Begins the fixtures whose time has come: bets on them are closed, and only now their course is drawn. One that bets
 * were taken for and that is more than ten minutes late is void instead. Answers how many there were; the bets on void
 * ones are settled after it.
 */
export async function beginFixtures(tx: Database, random: Roll, { until, now, size }: FixtureStep): Promise<number> {
  const due = await tx
    .select()
    .from(sportsbookFixtures)
    .where(and(eq(sportsbookFixtures.state, 'open'), lte(sportsbookFixtures.startsAt, until)))
    .orderBy(asc(sportsbookFixtures.id))
    .limit(size)
    .for('update')
  const missed: number[] = []
  for (const fixture of due) {
    const { id, league, startsAt, madeAt, homeStrength, awayStrength } = fixture
    if (madeAt < startsAt && until - startsAt > latestStart) {
      missed.push(id)
      continue
    }
    const news = newsOf(fixture) ?? drawNews(random)
    const course = sportOf(league).play(differenceOf(homeStrength, awayStrength, news), random)
    await tx
      .update(sportsbookFixtures)
      .set({ state: 'live', news, course, endsAt: startsAt + course.length, changedAt: now })
      .where(eq(sportsbookFixtures.id, id))
  }
  if (missed.length > 0)
    await tx
      .update(sportsbookFixtures)
      .set({ state: 'void', endsAt: now, changedAt: now })
      .where(inArray(sportsbookFixtures.id, missed))
  return due.length
}

/**
 * Ends the fixtures whose course is through, and counts them in the strengths of their sides. Answers how many; the
 * bets on them are settled after it.
 */
export async function endFixtures(tx: Database, { until, now, size }: FixtureStep): Promise<number> {
  const over = await tx
    .select()
    .from(sportsbookFixtures)
    .where(and(eq(sportsbookFixtures.state, 'live'), lte(sportsbookFixtures.endsAt, until)))
    .orderBy(asc(sportsbookFixtures.id))
    .limit(size)
    .for('update')
  if (over.length === 0) return 0
  await tx
    .update(sportsbookFixtures)
    .set({ state: 'over', changedAt: now })
    .where(
      inArray(
        sportsbookFixtures.id,
        over.map(({ id }) => id),
      ),
    )
  for (const { league, home, away, course } of over) {
    const sides = await tx
      .select()
      .from(sportsbookTeams)
      .where(and(eq(sportsbookTeams.league, league), inArray(sportsbookTeams.name, [home, away])))
      .orderBy(asc(sportsbookTeams.name))
      .for('update')
    const strengthOf = (name: string): number => sides.find((side) => side.name === name)?.strength ?? 0
    const [homeAfter, awayAfter] = strengthsAfter(strengthOf(home), strengthOf(away), course?.result.winner ?? null)
    for (const [name, strength] of [
      [home, homeAfter],
      [away, awayAfter],
    ] as const)
      await tx
        .update(sportsbookTeams)
        .set({ strength })
        .where(and(eq(sportsbookTeams.league, league), eq(sportsbookTeams.name, name)))
  }
  return over.length
}

/** Forgets fixtures of more than a day ago without bets, `size` at most; answers how many. */
export async function forgetFixtures(tx: Database, { until, size }: FixtureStep): Promise<number> {
  const legs = tx
    .select({ place: sportsbookLegs.place })
    .from(sportsbookLegs)
    .where(eq(sportsbookLegs.fixtureId, sportsbookFixtures.id))
  const old = tx
    .select({ id: sportsbookFixtures.id })
    .from(sportsbookFixtures)
    .where(and(lt(sportsbookFixtures.startsAt, until - kept), notExists(legs)))
    .limit(size)
  const forgotten = await tx
    .delete(sportsbookFixtures)
    .where(inArray(sportsbookFixtures.id, old))
    .returning({ id: sportsbookFixtures.id })
  return forgotten.length
}

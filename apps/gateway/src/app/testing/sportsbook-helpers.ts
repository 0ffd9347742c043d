import { and, asc, eq } from 'drizzle-orm'
import { sportsbookFixtures } from '../../kernel/db/tables/index.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { sportsbookJob } from '../../play/sportsbook/sportsbook-job.ts'
import type { Fixture } from '../../play/sportsbook/fixture.ts'
import { minute } from './moments.ts'
import type { TestGateway } from './test-gateway.ts'

/** A pick as a slip names it, at the odds that stand now. */
interface Leg {
  readonly fixture: number
  readonly market: string
  readonly pick: string
  readonly odds: number
}

/** What tests of the sportsbook do with a gateway. */
export interface SportsbookHelpers {
  /** Does what is due, on this gateway or a twin of it. */
  work(on?: TestGateway): Promise<void>
  /** Goes on to a moment, if it is not past, and does what is due. */
  goTo(at: number): Promise<void>
  /** Goes on until a fixture that starts then is over, whatever it takes. */
  playOut(fixture: { readonly startsAt: number } | undefined): Promise<void>
  /** The open fixtures of a league, the next first. */
  fixturesOf(league: string): Promise<Fixture[]>
  legOn(fixture: number, market: string, pick: string): Promise<Leg>
}

/** Makes the hands for a gateway. */
export function sportsbookHelpers(site: TestGateway): SportsbookHelpers {
  const { db, clock } = site.gateway
  const work: SportsbookHelpers['work'] = ({ gateway } = site) =>
    runDueJobs(gateway, [sportsbookJob], gateway.clock.now())
  const goTo: SportsbookHelpers['goTo'] = async (at) => {
    site.advance(Math.max(0, at - clock.now()))
    await work()
  }
  return {
    work,
    goTo,
    async playOut(fixture) {
      await goTo(fixture?.startsAt ?? 0)
      await goTo((fixture?.startsAt ?? 0) + 8 * minute)
    },
    fixturesOf: (league) =>
      db
        .select()
        .from(sportsbookFixtures)
        .where(and(eq(sportsbookFixtures.league, league), eq(sportsbookFixtures.state, 'open')))
        .orderBy(asc(sportsbookFixtures.startsAt), asc(sportsbookFixtures.place)),
    async legOn(fixture, market, pick) {
      const [found] = await db.select().from(sportsbookFixtures).where(eq(sportsbookFixtures.id, fixture))
      const odds =
        found?.markets.find(({ kind }) => kind === market)?.picks.find((each) => each.pick === pick)?.odds ?? 0
      return { fixture, market, pick, odds }
    },
  }
}

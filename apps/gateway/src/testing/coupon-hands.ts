import { and, asc, eq } from 'drizzle-orm'
import { couponFixtures } from '../db/tables/index.ts'
import { runDueJobs } from '../jobs/run-due-jobs.ts'
import { couponJob } from '../play/coupon/coupon-job.ts'
import type { Fixture } from '../play/coupon/fixture.ts'
import { minute } from './moments.ts'
import type { TestGateway } from './test-gateway.ts'

/** A pick as a slip names it, at the odds that stand now. */
interface Leg {
  readonly fixture: number
  readonly market: string
  readonly pick: string
  readonly odds: number
}

/** What tests of the coupon do with a gateway. */
export interface CouponHands {
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
export function couponHands(site: TestGateway): CouponHands {
  const { db, clock } = site.gateway
  const work: CouponHands['work'] = ({ gateway } = site) => runDueJobs(gateway, [couponJob], gateway.clock.now())
  const goTo: CouponHands['goTo'] = async (at) => {
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
      db.select().from(couponFixtures)
        .where(and(eq(couponFixtures.league, league), eq(couponFixtures.state, 'open')))
        .orderBy(asc(couponFixtures.startsAt), asc(couponFixtures.place)),
    async legOn(fixture, market, pick) {
      const [found] = await db.select().from(couponFixtures).where(eq(couponFixtures.id, fixture))
      const odds = found?.markets.find(({ kind }) => kind === market)?.picks.find((each) => each.pick === pick)?.odds ?? 0
      return { fixture, market, pick, odds }
    },
  }
}

import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import {
  announcements,
  bonuses,
  contracts,
  pointRewards,
  promoCodes,
  promotions,
  rebateLimits,
} from '../../kernel/db/index.ts'
import type { Database, PromotionRule, PromotionTerms, Tier } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** A contract of the operator as far as its rates go. */
export interface HouseContract {
  readonly id: number
  readonly kind: string
  readonly category: string
  readonly tiers: readonly Tier[]
}

/** A promotion as far as its rate goes; times in milliseconds since 1970. */
export interface RatedPromotion {
  readonly id: number
  readonly title: string
  readonly rule: PromotionRule
  readonly terms: PromotionTerms | null
  readonly from: number
  /** Until when play earns something of it: what is paid after play is earned for as long as its terms last. */
  readonly until: number | null
}

/** Locked bonuses that members play for, as far as their rate goes: they keep the terms they were granted under. */
export interface LockedBonuses {
  /** What a stake that counts in full earns of the dearest, in parts per million. */
  readonly rate: number
  readonly excluded: readonly string[]
  /** Categories whose stakes count only in part, in percent. */
  readonly weights: Readonly<Record<string, number>>
}

/**
 * What the database holds of rates: the highest commissions by
 * product type, the contracts of the operator, what a point is worth.
 */
export interface Agreed {
  /** In parts per million of the turnover. */
  readonly commissionLimits: ReadonlyMap<string, number>
  /** Those in force and those that wait for an answer. */
  readonly houseContracts: readonly HouseContract[]
  /** The most money that the shop gives for a point, in minor units. */
  readonly pointWorth: number
  /** Those that run and those that are yet to begin. */
  readonly promotions: readonly RatedPromotion[]
  /** The terms of the promotion codes that can still be used. */
  readonly codes: readonly PromotionTerms[]
  /** Those in force, by categories and weights. */
  readonly lockedBonuses: readonly LockedBonuses[]
}

async function readPromotions(db: Database, now: number): Promise<RatedPromotion[]> {
  const rows = await db
    .select({ promotion: promotions, announcement: announcements })
    .from(promotions)
    .innerJoin(announcements, and(eq(announcements.id, promotions.id), eq(announcements.type, 'PR')))
    .orderBy(asc(promotions.id))
  return rows
    .map(({ promotion: { id, rule, terms }, announcement: { title, startDate, endDate } }) => {
      const after = terms?.locked ? (terms.days ?? 0) * dayMs : 0
      return { id, title: title.EN, rule, terms, from: startDate, until: endDate === null ? null : endDate + after }
    })
    .filter(({ until }) => until === null || until > now)
}

async function readLockedBonuses(db: Database, now: number): Promise<LockedBonuses[]> {
  const rows = await db
    .select({
      rate: sql<number>`max(${bonuses.amount} * 1000000.0 / ${bonuses.wager})`.mapWith(Number),
      excluded: bonuses.excluded,
      weights: bonuses.weights,
    })
    .from(bonuses)
    .where(
      and(
        isNull(bonuses.closedAt),
        eq(bonuses.locked, true),
        gt(bonuses.wager, 0),
        or(isNull(bonuses.expiresAt), gt(bonuses.expiresAt, now)),
      ),
    )
    .groupBy(bonuses.excluded, bonuses.weights)
  return rows.map(({ excluded, ...row }) => ({ ...row, excluded: excluded.split(',').filter(Boolean) }))
}

/** Reads what is agreed at `now`. */
export async function readAgreed(db: Database, now: number): Promise<Agreed> {
  const limits = await db.select().from(rebateLimits)
  const houseContracts = await db
    .select({ id: contracts.id, kind: contracts.kind, category: contracts.category, tiers: contracts.tiers })
    .from(contracts)
    .where(and(isNull(contracts.uplineId), inArray(contracts.status, ['accepted', 'terminating', 'offered'])))
  const rewards = await db
    .select({ id: pointRewards.id, points: pointRewards.points, amount: pointRewards.amount })
    .from(pointRewards)
    .where(inArray(pointRewards.type, ['CASH', 'PROMO']))
  const codes = await db
    .select({ terms: promoCodes.terms })
    .from(promoCodes)
    .where(and(gt(promoCodes.until, now), gt(promoCodes.usesLeft, 0)))
  return {
    codes: codes.map(({ terms }) => terms),
    commissionLimits: new Map(limits.map(({ productType, highest }) => [productType, highest])),
    houseContracts,
    promotions: await readPromotions(db, now),
    lockedBonuses: await readLockedBonuses(db, now),
    pointWorth: Math.max(
      0,
      ...rewards.map(({ id, points, amount }) => present(amount, `the amount of reward ${id}`) / points),
    ),
  }
}

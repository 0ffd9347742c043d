import { toWireMoney, type listPromotionOffers } from '@parlour/api-client/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import type { AnnouncementRow } from '../content/content.ts'
import { applications, claims } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import type { Handler } from '../http/call.ts'
import { saidIn, type Language } from '../http/languages.ts'
import { trialType } from '../session/session.ts'
import { claimStatus } from './claims.ts'
import { catchesLeft, caughtToday } from './daily-catch.ts'
import { issueDue } from './issue-due.ts'
import { dailyCatch, ruleOf, termsOf, weekendTables, type PromotionRule } from './rules.ts'
import { runningPromotions } from './running-promotion.ts'
import { hasJoined, stakedOnTables, weekendOf } from './weekend-tables.ts'

interface Asked {
  readonly gateway: Gateway
  readonly memberId: number
  readonly now: number
}

interface Standing {
  readonly status?: string | null
  readonly rewardId?: number | null
  readonly progress?: { readonly current: number; readonly target: number } | null
  readonly endTime?: number
}

const sum = (minor: number | null): number | null => (minor === null ? null : toWireMoney(minor))
const toward = (current: number, target: number) =>
  ({ current: toWireMoney(Math.min(current, target)), target: toWireMoney(target) })

/** The newest reward of a promotion that was issued since a moment. */
async function rewardOf({ gateway, memberId, now }: Asked, promotionId: number, since: number): Promise<Standing> {
  const [claim] = await gateway.db.select().from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.promotionId, promotionId)))
    .orderBy(desc(claims.issuedAt), desc(claims.id)).limit(1)
  if (!claim || claim.issuedAt < since) return {}
  const status = claimStatus(claim, now)
  return { status, rewardId: status === 'issued' ? claim.id : null }
}

async function applicationOf(asked: Asked, promotionId: number): Promise<Standing> {
  const { gateway, memberId } = asked
  const [row] = await gateway.db.select({ status: applications.status }).from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.promotionId, promotionId)))
    .orderBy(desc(applications.id)).limit(1)
  return row?.status === 'issued' ? rewardOf(asked, promotionId, 0) : { status: row?.status ?? null }
}

async function standingOf(asked: Asked, { promotionId }: PromotionRule): Promise<Standing> {
  const { gateway: { db }, memberId, now } = asked
  if (promotionId === dailyCatch.promotionId) {
    const progress = toward(await caughtToday(db, memberId, now), dailyCatch.stake)
    return { status: null, progress, ...(await rewardOf(asked, promotionId, now - 86_400_000)) }
  }
  if (promotionId !== weekendTables.promotionId) return applicationOf(asked, promotionId)
  const weekend = weekendOf(now)
  const status = (await hasJoined(db, memberId, weekend)) ? 'signed' : 'join'
  const progress = toward(await stakedOnTables(db, memberId, weekend), weekendTables.stake)
  return { status, progress, endTime: weekend.until, ...(await rewardOf(asked, promotionId, weekend.from)) }
}

function offerOf(rule: PromotionRule, { title, endDate }: AnnouncementRow, language: Language) {
  const { promotionId, type, action, amount, maximum, percent } = rule
  return {
    promotionId,
    promotionType: type,
    title: saidIn(title, language),
    action,
    amount: sum(amount),
    maximumAmount: sum(maximum),
    percent,
    status: null,
    rewardId: null,
    progress: null,
    endTime: endDate,
    terms: termsOf(promotionId),
  }
}

/** The running promotions with what can be done about them. */
export const handleListPromotionOffers: Handler<typeof listPromotionOffers> = async ({
  gateway, session, language, now,
}) => {
  const asked = session && session.type !== trialType ? { gateway, memberId: session.memberId, now } : null
  if (asked) await issueDue(gateway, asked.memberId, now)
  const list = await Promise.all(
    runningPromotions(gateway, now).flatMap((promotion) => {
      const rule = ruleOf(promotion.id)
      return rule ? [{ rule, promotion }] : []
    }).map(async ({ rule, promotion }) => ({
      ...offerOf(rule, promotion, language),
      ...(asked ? await standingOf(asked, rule) : {}),
      left: rule.promotionId === dailyCatch.promotionId ? await catchesLeft(gateway.db, now) : null,
    })),
  )
  return { list }
}

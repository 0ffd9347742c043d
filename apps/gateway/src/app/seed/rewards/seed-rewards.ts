import { asc, eq, sql } from 'drizzle-orm'
import { members, pointRewards, promoCodes as promoCodesTable, raffles, redemptions } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { dayMs, startOfWeek } from '../../../kernel/jobs/index.ts'
import { orderNo } from '../../../kernel/ledger/index.ts'
import {
  closeMissions,
  drawRaffles,
  earnPoints,
  openMissions,
  openRaffles,
  pointBalance,
  writePoints,
} from '../../../rewards/index.ts'
import { systemChance } from '../../../kernel/config/index.ts'
import { notifyMember } from '../../../kernel/notify/index.ts'
import type { PastReward } from '../people/book-demo-player.ts'
import { shopRewards, promoCodes } from './points-shop.ts'
import { seedDemoRewards } from './seed-demo-rewards.ts'

const grace = 600_000
const boughtDaysAgo = 19
const boughtReward = 21

/** Fills the points shop where it is empty; what an earlier seed put there gets the pictures of today. */
export async function seedPointsShop(tx: Database): Promise<void> {
  await tx
    .insert(pointRewards)
    .values(shopRewards.map((reward, position) => ({ ...reward, position })))
    .onConflictDoUpdate({ target: pointRewards.id, set: { picture: sql`excluded.picture` } })
}

/**
 * Opens the promotion codes of the demo: they are published with this repository. A code of an earlier seed whose money
 * could be staked at once gets the terms of today; uses and end stay.
 */
async function seedCodes(tx: Database, now: number): Promise<void> {
  await tx
    .insert(promoCodesTable)
    .values(
      promoCodes.map(({ days, uses, ...code }) => ({
        ...code,
        from: now - dayMs,
        until: now + days * dayMs,
        usesLeft: uses,
      })),
    )
    .onConflictDoUpdate({
      target: promoCodesTable.code,
      set: { terms: sql`excluded.terms` },
      setWhere: sql`not coalesce((${promoCodesTable.terms}->>'locked')::boolean, (${promoCodesTable.terms}->>'playOnly')::boolean, false)`,
    })
}

/** Opens the raffles and missions of the week, and tells how those of the week before ended. */
async function seedContests(tx: Database, now: number): Promise<void> {
  const [known] = await tx.select({ id: raffles.id }).from(raffles).orderBy(asc(raffles.id)).limit(1)
  if (known) return
  for (const ago of [7 * dayMs, 0]) {
    await openRaffles(tx, systemChance, now - ago)
    await openMissions(tx, now - ago)
  }
  const monday = startOfWeek(now)
  const ports = { notify: notifyMember }
  await drawRaffles(tx, ports, monday, Math.min(now, monday + grace))
  await closeMissions(tx, ports, monday, Math.min(now, monday + grace))
}

/** What the demo player bought with points some weeks ago, out of the points of then. */
async function seedPurchase(tx: Database, now: number): Promise<void> {
  const [player] = await tx.select({ id: members.id }).from(members).where(eq(members.usernameKey, 'linhtran88'))
  const reward = shopRewards.find(({ id }) => id === boughtReward)
  if (!player || !reward) return
  const at = now - boughtDaysAgo * dayMs
  if ((await pointBalance(tx, player.id)) < reward.points) return
  const { id: rewardId, points, name, type } = reward
  await writePoints(tx, [{ memberId: player.id, kind: 'REDEEM', points: -points, remark: name, at }])
  await tx.insert(redemptions).values({
    refNo: orderNo(systemChance, 'P', at),
    memberId: player.id,
    rewardId,
    type,
    name,
    quantity: 1,
    points,
    status: 'approved',
    mobile: '9170000188',
    address: '12 Mabini Street, Malate, Manila',
    at,
    decidedAt: at + 5 * 3_600_000,
  })
}

/**
 * Fills the reward centre and the points shop; what is there already stays, and play since the last start earns its
 * points.
 */
export async function seedRewards(
  tx: Database,
  { now, from, rewards }: { now: number; from: number; rewards: readonly PastReward[] },
): Promise<void> {
  await seedPointsShop(tx)
  await seedCodes(tx, now)
  if (rewards.length > 0) {
    await seedDemoRewards(tx, now, rewards)
    await earnPoints(tx, { earliest: from, until: now - boughtDaysAgo * dayMs })
    await seedPurchase(tx, now)
  }
  await earnPoints(tx, { earliest: from, until: now })
  await seedContests(tx, now)
}

import { and, eq, inArray } from 'drizzle-orm'
import { applications, bonuses, claims, members, referrals, tickets } from '../../../kernel/db/index.ts'
import type { Database, PromotionTerms, Words } from '../../../kernel/db/index.ts'
import type { Language } from '../../../kernel/http/index.ts'
import { dayMs } from '../../../kernel/jobs/index.ts'
import {
  giveTicket,
  issueUpgrades,
  rankRule,
  rankTerms,
  upgradeTitle,
  wageringMultiplier,
} from '../../../rewards/index.ts'
import { stakeUntil, wageringRequirementOf } from '../../../money/index.ts'
import { seedPromotions } from '../content/promotions.ts'
import { referral, zaloWelcome } from './promotion-rules.ts'
import type { PastReward } from '../people/book-demo-player.ts'

const hour = 3_600_000
const invitedNames = ['vicente9', 'belinda27']

interface Scene {
  readonly tx: Database
  readonly memberId: number
  readonly now: number
}

interface SeededReward {
  readonly type: string
  readonly reference: string
  readonly promotionId: number | null
  readonly title: Words
  readonly terms: PromotionTerms
}

const titleOf = (id: number) => seedPromotions.find((promotion) => promotion.id === id)?.title ?? upgradeTitle(1)

/** Writes a reward beside the money that the history has booked for it. */
async function write(
  { tx, memberId }: Scene,
  { transferId, amount, at }: PastReward,
  told: SeededReward,
): Promise<void> {
  const { title, terms, type } = told
  await tx.insert(bonuses).values({
    id: transferId,
    memberId,
    kind: type,
    note: title.EN,
    title,
    amount,
    wager: wageringRequirementOf(terms, amount),
    locked: terms.locked ?? false,
    at,
    expiresAt: stakeUntil(terms, at),
    closedAt: at + dayMs,
    closedAs: 'fulfilled',
  })
  await tx
    .insert(claims)
    .values({ ...told, memberId, amount, status: 'claimed', issuedAt: at, claimedAt: at, bonusId: transferId })
}

/** The friends whom the demo player has invited: both have played, and were paid for. */
async function seedReferrals(scene: Scene, paid: readonly PastReward[]): Promise<void> {
  const { tx, memberId } = scene
  const friends = await tx
    .select({ id: members.id, at: members.registeredAt })
    .from(members)
    .where(inArray(members.usernameKey, invitedNames))
  for (const [index, friend] of friends.entries()) {
    const reward = paid[index]
    if (!reward) continue
    await tx.insert(referrals).values({
      invitedId: friend.id,
      inviterId: memberId,
      at: friend.at,
      rewardedAt: reward.at,
      amount: reward.amount,
    })
    const {
      id: promotionId,
      rule: { type },
      terms,
    } = referral
    await write(scene, reward, {
      type,
      promotionId,
      terms,
      reference: `referral/${friend.id}`,
      title: titleOf(promotionId),
    })
  }
}

async function seedUpgrades(scene: Scene, paid: readonly PastReward[]): Promise<void> {
  const { tx, memberId, now } = scene
  for (const reward of paid)
    await write(scene, reward, {
      type: 'UPGRADE_BONUS',
      promotionId: null,
      reference: 'VIP1',
      title: upgradeTitle(1),
      terms: rankTerms,
    })
  if (rankRule(2).upgradeBonus > 0) await issueUpgrades(tx, { memberId, before: 1, level: 2, at: now - 20 * dayMs })
}

const ticketTitles = {
  birthday: {
    EN: 'Birthday ticket',
    TY: 'Ticket para sa kaarawan',
    CN: '生日券',
    TH: 'ตั๋ววันเกิด',
    VI: 'Vé sinh nhật',
    ID: 'Tiket ulang tahun',
  },
  sorry: {
    EN: 'Sorry for the wait',
    TY: 'Paumanhin sa paghihintay',
    CN: '久等致歉券',
    TH: 'ขออภัยที่ให้รอ',
    VI: 'Xin lỗi vì để bạn chờ',
    ID: 'Maaf atas penantiannya',
  },
  october: {
    EN: 'October ticket',
    TY: 'Ticket ng Oktubre',
    CN: '十月券',
    TH: 'ตั๋วเดือนตุลาคม',
    VI: 'Vé tháng Mười',
    ID: 'Tiket Oktober',
  },
} as const satisfies Record<string, Record<Language, string>>

async function seedTickets({ tx, memberId, now }: Scene): Promise<void> {
  const given = [
    {
      reference: 'operator/birthday',
      title: ticketTitles.birthday,
      amount: 3_800,
      days: 30,
      at: now - 9 * dayMs,
    },
    {
      reference: 'operator/sorry',
      title: ticketTitles.sorry,
      amount: 1_800,
      days: 14,
      at: now - 12 * dayMs,
    },
    {
      reference: 'operator/october',
      title: ticketTitles.october,
      amount: 2_800,
      days: 14,
      at: now - 33 * dayMs,
    },
  ]
  for (const ticket of given) await giveTicket(tx, { ...ticket, memberId, terms: wageringMultiplier(2, 14) })
  await tx
    .update(tickets)
    .set({ status: 'CANCELLED', usedAt: now - 11 * dayMs })
    .where(and(eq(tickets.memberId, memberId), eq(tickets.reference, 'operator/sorry')))
}

async function seedApplications({ tx, memberId, now }: Scene): Promise<void> {
  const others = await tx
    .select({ id: members.id, key: members.usernameKey })
    .from(members)
    .where(inArray(members.usernameKey, ['tranvy92', 'bongo88']))
  const { id: promotionId } = zaloWelcome
  await tx.insert(applications).values([
    {
      promotionId,
      memberId,
      remarks: 'Linked this morning, my Zalo name is Linh Tran.',
      status: 'rejected',
      reason: 'The picture does not show the name of the account. Send one that does.',
      at: now - 26 * dayMs,
      decidedAt: now - 26 * dayMs + 3 * hour,
    },
    ...others.map(({ id, key }, at) => ({
      promotionId,
      memberId: id,
      remarks: key === 'bongo88' ? 'Zalo: bongo.ramos, confirmed on Tuesday.' : 'Confirmed, thank you.',
      status: at === 0 ? 'process' : 'applying',
      at: now - (30 - at * 26) * hour,
    })),
  ])
}

/** Tells the rewards, friends, tickets and applications of the demo player, once; the balance stays what it is. */
export async function seedDemoRewards(tx: Database, now: number, rewards: readonly PastReward[]): Promise<void> {
  const [player] = await tx.select({ id: members.id }).from(members).where(eq(members.usernameKey, 'linhtran88'))
  if (!player || rewards.length === 0) return
  const scene: Scene = { tx, memberId: player.id, now }
  await seedReferrals(
    scene,
    rewards.filter(({ reward }) => reward === 'referral'),
  )
  await seedUpgrades(
    scene,
    rewards.filter(({ reward }) => reward === 'upgrade'),
  )
  await seedTickets(scene)
  await seedApplications(scene)
}

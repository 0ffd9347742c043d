import { eq } from 'drizzle-orm'
import { confirmMinutes, depositPromotion, grantBonus, grantOf } from '../../../money/index.ts'
import { deposits, members, payoutAccounts, withdrawalStatuses, withdrawals } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { dayText } from '../../../kernel/jobs/index.ts'
import { memberAccount, openAccount, postTransfers } from '../../../kernel/ledger/index.ts'
import type { TransferKind } from '../../../kernel/ledger/index.ts'
import { secondDeposit } from '../rewards/promotion-rules.ts'
import { seededChance, type SeededChance } from '../chance.ts'
import { demoDeposits, demoUnpaid, demoWithdrawals, type PastWithdrawal } from './demo-orders.ts'
import { present } from '../../../kernel/objects/index.ts'

const day = 86_400_000

interface Scene {
  readonly tx: Database
  readonly memberId: number
  readonly now: number
  readonly chance: SeededChance
}

const numberOf = (chance: SeededChance, kind: 'D' | 'W', at: number): string =>
  `${kind}${dayText(at).slice(2).replaceAll('-', '')}-${chance.uuid().slice(0, 8).toUpperCase()}`

async function book(
  { tx, chance }: Scene,
  kind: TransferKind,
  reference: string,
  at: number,
  from: string,
  to: string,
  amount: number,
): Promise<string> {
  const id = chance.uuid()
  await postTransfers(tx, [
    {
      id,
      kind,
      reference,
      at,
      lines: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    },
  ])
  return id
}

async function seedDeposit(
  scene: Scene,
  { amount, ago }: { amount: number; ago: number },
  promotionId: number | null,
  bonusId: string | null,
): Promise<void> {
  const { tx, memberId, now, chance } = scene
  const at = now - ago
  const orderNo = numberOf(chance, 'D', at)
  const transferId = await book(scene, 'deposit', orderNo, at, 'house/cash', memberAccount(memberId), amount)
  await tx.insert(deposits).values({
    id: chance.uuid(),
    orderNo,
    memberId,
    method: 'qr',
    channel: 'TLYPERLAS',
    bankCode: 'PERLAS',
    amount,
    status: 'paid',
    promotionId,
    bonusId,
    reference: `TLY-${chance.uuid().replaceAll('-', '').slice(0, 24)}`,
    transferId,
    at: at - 70_000,
    expiresAt: at + 1_730_000,
    settledAt: at,
  })
}

async function seedWithdrawal(
  scene: Scene,
  cards: readonly number[],
  { amount, card, steps }: PastWithdrawal,
): Promise<void> {
  const { tx, memberId, now, chance } = scene
  const [mine, held] = [memberAccount(memberId), memberAccount(memberId, 'held')]
  const at = now - (steps[0]?.[1] ?? 0)
  const [stage, ago] = steps.at(-1) ?? ['submitted', 0]
  const [id, orderNo, statusAt] = [chance.uuid(), numberOf(chance, 'W', at), now - ago]
  await book(scene, 'withdrawal-hold', orderNo, at, mine, held, amount)
  if (stage === 'refused' || stage === 'cancelled')
    await book(scene, 'withdrawal-return', orderNo, statusAt, held, mine, amount)
  if (stage === 'received' || stage === 'forced-received')
    await book(scene, 'withdrawal', orderNo, statusAt, held, 'house/cash', amount)
  await tx.insert(withdrawals).values({
    id,
    orderNo,
    memberId,
    cardId: present(cards[card], `card ${card}`),
    kind: card === 0 ? 'EW' : 'BC',
    amount,
    stage,
    at,
    statusAt,
    countsAt: stage === 'paid' ? statusAt + confirmMinutes * 60_000 : null,
  })
  await tx.insert(withdrawalStatuses).values(
    steps.map(([name, before, by, reason]) => ({
      withdrawalId: id,
      stage: name,
      at: now - before,
      by,
      reason: reason ?? null,
    })),
  )
}

/**
 * Tells the deposits, the bonus and a withdrawal in every stage of the demo player, once; the balance stays what it is.
 */
export async function seedDemoOrders(tx: Database, now: number): Promise<void> {
  const [player] = await tx.select({ id: members.id }).from(members).where(eq(members.usernameKey, 'linhtran88'))
  if (!player) return
  const memberId = player.id
  const [told] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .limit(1)
  if (told) return
  const scene: Scene = { tx, memberId, now, chance: seededChance(4821) }
  const holder = 'Linh Tran'
  const added = await tx
    .insert(payoutAccounts)
    .values([
      { memberId, kind: 'EW', bankCode: 'PERLAS', holder, number: '09170000188', at: now - 60 * day },
      { memberId, kind: 'BC', bankCode: 'SINAG', holder, number: '007122904418', at: now - 50 * day },
    ])
    .returning({ id: payoutAccounts.id })
  await openAccount(tx, memberId, 'held')
  const { first, second } = demoDeposits
  await seedDeposit(scene, first, null, null)
  const promotion = await depositPromotion(tx, secondDeposit.id, now)
  const bonusId = promotion
    ? await grantBonus(tx, {
        ...grantOf(promotion, { amount: second.bonus, deposit: second.amount, at: now - second.ago }),
        memberId,
      })
    : null
  await seedDeposit(scene, second, promotion?.id ?? null, bonusId)
  for (const withdrawal of demoWithdrawals)
    await seedWithdrawal(
      scene,
      added.map(({ id }) => id),
      withdrawal,
    )
  await tx.insert(deposits).values(
    demoUnpaid.map(({ ago, ...order }) => ({
      ...order,
      id: scene.chance.uuid(),
      orderNo: numberOf(scene.chance, 'D', now - ago),
      memberId,
      reference: order.method === 'transfer' ? 'SNG20260719' : null,
      at: now - ago,
      expiresAt: now - ago + (order.method === 'transfer' ? day : 1_800_000),
      settledAt: order.status === 'checking' ? null : now - ago + 1_800_000,
    })),
  )
}

import type { redeemReward } from '@parlour/api-client/endpoints'
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { grantBonus, grantUnder } from '../../money/index.ts'
import { pointRewards, redemptions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderNo } from '../../kernel/ledger/index.ts'
import { checkPaymentPassword, realMemberOf } from '../../identity/index.ts'
import { takeReward } from '../promotions/take-reward.ts'
import { freeTerms, serializeTerms } from '../promotions/terms.ts'
import { giveTicket } from '../promotions/tickets.ts'
import { writePoints } from './point-account.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { present } from '../../kernel/objects/index.ts'

type Reward = typeof pointRewards.$inferSelect

const ticketDays = 30

/** Takes so many of a reward out of the stock, inside the transaction `tx`: the last one goes to one of many. */
async function takeStock(tx: Database, id: number, quantity: number): Promise<Reward> {
  const enough = and(eq(pointRewards.id, id), or(isNull(pointRewards.stock), gte(pointRewards.stock, quantity)))
  const [taken] = await tx
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} - ${quantity}` })
    .where(enough)
    .returning()
  if (taken) return taken
  const [known] = await tx.select().from(pointRewards).where(eq(pointRewards.id, id))
  if (!known) throw new DomainError('points.reward.gone')
  throw new DomainError('points.stock.low', { value: { left: present(known.stock, `the stock of reward ${id}`) } })
}

/** What was bought: how many of a reward, by whom, under which number. */
interface Bought {
  readonly reward: Reward
  readonly memberId: number
  readonly quantity: number
  readonly refNo: string
  readonly at: number
}

/** Hands over what needs no person: money at once, tickets into the list. */
async function handOver(tx: Database, { reward, memberId, quantity, refNo, at }: Bought): Promise<void> {
  const { type, name: title, amount, terms } = reward
  if (amount === null) return
  const under = terms ?? freeTerms
  if (type === 'CASH') {
    await grantBonus(tx, {
      memberId,
      title,
      kind: 'POINTS',
      note: title.EN,
      ...grantUnder(under, { amount: amount * quantity, at }),
    })
    return
  }
  for (let each = 1; each <= quantity; each++)
    await giveTicket(tx, {
      memberId,
      title,
      amount,
      terms: under,
      reference: `points/${refNo}/${each}`,
      days: ticketDays,
      at,
    })
}

/**
 * Buys something with points, once, after the payment password.
 * @throws DomainError points.reward.gone, points.stock.low, points.low, points.address.missing, invalid.payment.pw,
 * not.exists.payment.password, payment.password.locked, in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleRedeemReward: Handler<typeof redeemReward> = async (call) => {
  const {
    gateway,
    request: { rewardId, quantity, password, mobile, address },
    now: at,
  } = call
  const { memberId: me } = realMemberOf(call)
  const body = { rewardId, quantity, mobile, address }
  const before = (): Promise<void> => checkPaymentPassword(gateway, { memberId: me, password, now: at })
  return takeReward(call, { of: 'redeemReward', body, before }, async (tx, memberId) => {
    const reward = await takeStock(tx, rewardId, quantity)
    const gift = reward.type === 'GIFT'
    if (gift && (!phoneOf(null, mobile) || !address)) throw new DomainError('points.address.missing')
    const points = reward.points * quantity
    const refNo = orderNo(gateway.random, 'P', at)
    const balances = await writePoints(tx, [{ memberId, kind: 'REDEEM', points: -points, remark: reward.name, at }])
    const amount = reward.amount === null ? null : reward.amount * quantity
    const status = gift ? 'process' : 'approved'
    await tx.insert(redemptions).values({
      refNo,
      memberId,
      rewardId,
      quantity,
      points,
      amount,
      status,
      at,
      type: reward.type,
      name: reward.name,
      terms: reward.terms,
      mobile: mobile || null,
      address: address || null,
      decidedAt: gift ? null : at,
    })
    if (!gift) await handOver(tx, { reward, memberId, quantity, refNo, at })
    return {
      refNo,
      status,
      points,
      balance: present(balances.get(memberId), 'the balance of points'),
      amount,
      terms: reward.terms && serializeTerms(reward.terms, { amount, from: reward.type === 'CASH' ? at : null }),
    }
  })
}

import { expect } from 'vitest'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { closeDue, expiryGraceMs } from '../../money/bonus/close-bonuses.ts'
import { leaveBonuses } from '../../money/bonus/leave-bonuses.ts'
import { memberMoney } from '../../money/bonus/member-money.ts'
import { wageringsOf } from '../../money/bonus/wagering.ts'
import type { serializeTerms } from '../../rewards/promotions/terms.ts'
import { day, minute } from './moments.ts'
import { play } from './reward-hands.ts'
import type { TestGateway } from './test-gateway.ts'

/** How bonus money ends: played through, left until its time is over, or given up. */
export const endings = ['complete', 'expire', 'forfeit'] as const

/** What was stated of a bonus before it was given. */
export type StatedTerms = Pick<
  ReturnType<typeof serializeTerms>,
  | 'wagerMultiple'
  | 'playOnly'
  | 'locked'
  | 'wager'
  | 'maxBet'
  | 'excludedCategories'
  | 'weights'
  | 'validDays'
  | 'expiresAt'
>

/** The only bonus of a member, the own money beside it, when it was given, and how it is to end; sums in minor units. */
export interface WalkedBonus {
  readonly memberId: number
  readonly amount: number
  readonly own: number
  readonly at: number
  readonly ending: (typeof endings)[number]
}

const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const
const mostRounds = 12

/** Walks a bonus that was given to its end; each step has to go as its terms stated it. */
export async function walkBonus(
  site: TestGateway,
  stated: StatedTerms,
  { memberId, amount, own, at: given, ending }: WalkedBonus,
): Promise<void> {
  const { db, ports } = site.gateway
  const { wager, expiresAt, maxBet } = stated
  const main = () => memberBalance(db, memberId)
  const held = () => memberBalance(db, memberId, 'bonus')
  const close = (at: number) => db.transaction((tx) => closeDue(tx, ports, memberId, at))
  const leave = (at: number, agreed: boolean) =>
    db.transaction((tx) => leaveBonuses(tx, ports, memberId, { agreed, now: at }))

  if (stated.playOnly) {
    expect([await main(), await held()]).toEqual([own, amount])
    expect(await memberMoney(db, memberId, given)).toMatchObject({ free: own, credit: amount })
    await leave(given + 1, false)
    expect([await main(), await held()]).toEqual([own, amount])
    return
  }
  if (stated.wagerMultiple === 0) {
    expect(await main()).toBe(own + amount)
    expect(await memberMoney(db, memberId, given)).toMatchObject({ free: own + amount, bonus: 0, promised: 0 })
    return
  }
  const tied = stated.locked ? 0 : amount
  expect([await main(), await held()]).toEqual([own, tied])
  const now = async (at: number) => {
    const [found] = await wageringsOf(db, memberId, at)
    if (!found) throw new Error('the bonus is gone')
    return found
  }
  const walked = { at: given, left: wager ?? 0 }
  expect((await now(given)).left).toBe(walked.left)
  const stake = async (category: string, sum: number, counts: number) => {
    walked.at += 1
    await play(site, memberId, { category, stake: sum, at: walked.at })
    walked.left -= Math.min(walked.left, counts)
    expect((await now(walked.at)).left, `${category} ${sum}`).toBe(walked.left)
  }
  const percentOf = (category: string) =>
    stated.excludedCategories.includes(category) ? 0 : (stated.weights[category] ?? 100)
  for (const category of categories) {
    const percent = percentOf(category)
    const small = Math.min(maxBet ?? 1_000, 1_000)
    await stake(category, small, (small * percent) / 100)
    if (maxBet !== null) await stake(category, maxBet + 1, 0)
  }
  const best = categories.reduce((a, b) => (percentOf(b) > percentOf(a) ? b : a))
  const round = maxBet ?? Math.ceil((walked.left * 100) / percentOf(best))
  const counts = Math.floor((round * percentOf(best)) / 100)
  if (ending === 'complete' && walked.left <= mostRounds * counts)
    while (walked.left > 0) {
      await close(walked.at)
      expect(await main()).toBe(own)
      await stake(best, round, counts)
    }
  if (walked.left === 0) {
    await close(walked.at + 1)
    expect([await main(), await held()]).toEqual([own + amount, 0])
    expect((await now(walked.at)).bonus.closedAs).toBe('fulfilled')
    return
  }
  if (ending === 'forfeit') {
    await expect(leave(walked.at + 1, false)).rejects.toMatchObject({ code: 'bonus.active' })
    expect(await leave(walked.at + 1, true)).toBe(amount)
    expect([await main(), await held()]).toEqual([own, 0])
    return
  }
  const end = expiresAt ?? given + 1_000 * day
  expect(end).toBe(given + (stated.validDays ?? 1_000) * day)
  await close(end - 1)
  expect((await now(end - 1)).bonus.closedAs).toBe(null)
  walked.at = end - 1
  if (expiresAt === null) return
  await stake(best, Math.min(maxBet ?? 1_000, 1_000), 0)
  await close(end + expiryGraceMs + minute)
  expect((await now(end + expiryGraceMs + minute)).bonus.closedAs).toBe('lapsed')
  expect([await main(), await held()]).toEqual([own, 0])
}

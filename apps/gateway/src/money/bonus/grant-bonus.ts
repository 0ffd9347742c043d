import { randomUUID } from 'node:crypto'
import { bonuses } from '../../kernel/db/index.ts'
import type { Database, Words } from '../../kernel/db/index.ts'
import { lockWallets, memberAccount, openAccount, postTransfers } from '../../kernel/ledger/index.ts'
import { bookingOf } from './booking-of.ts'

/** Money to give with its terms; sums in minor units. */
export interface Grant {
  readonly memberId: number
  readonly amount: number
  /** What it is for: a promotion type, 'rebate', 'points', 'referral' ... */
  readonly kind: string
  readonly note: string
  /** What it is called on the page, where that is more than the note. */
  readonly title?: Words
  /** What has to be staked before it may be withdrawn. */
  readonly wager: number
  /** Whether it is for play alone, and may never be withdrawn. */
  readonly playOnly?: boolean
  /** Whether it is paid only when its wager is met, and cannot be staked before. */
  readonly locked?: boolean
  /** Categories in which it may not be staked, and whose stakes do not count towards the wager. */
  readonly excluded?: readonly string[]
  /** Categories whose stakes count only in part, in percent. */
  readonly weights?: Readonly<Record<string, number>>
  /** The highest stake that may be taken from it and counts, or null without one. */
  readonly maxBet?: number | null
  readonly expiresAt?: number | null
  readonly at: number
}

/**
 * Books money with terms inside the transaction `tx`: onto the main wallet when it is
 * free at once, else onto the bonus wallet. A locked bonus is booked by `closeBonus`
 * when its wager is met. Answers the id of the bonus, which is that of the transfer.
 */
export async function grantBonus(
  tx: Database,
  {
    memberId,
    amount,
    kind,
    note,
    title,
    wager,
    playOnly = false,
    locked = false,
    excluded = [],
    weights = {},
    maxBet = null,
    expiresAt = null,
    at,
  }: Grant,
): Promise<string> {
  const id = randomUUID()
  const apart = wager > 0 || playOnly
  const isLater = locked && wager > 0
  if (apart && !isLater) {
    await lockWallets(tx, [memberId])
    await openAccount(tx, memberId, 'bonus')
  }
  const { from, booked } = bookingOf(kind)
  const lines = [
    { account: from, amount: -amount },
    { account: memberAccount(memberId, apart ? 'bonus' : 'main'), amount },
  ]
  if (!isLater) await postTransfers(tx, [{ id, kind: booked, note, at, lines }])
  await tx.insert(bonuses).values({
    id,
    memberId,
    kind,
    note,
    title: title ?? null,
    amount,
    wager,
    excluded: excluded.join(','),
    weights,
    maxBet,
    playOnly,
    locked: isLater,
    at,
    expiresAt,
    ...(apart ? { balance: isLater ? 0 : amount } : { closedAt: at, closedAs: 'fulfilled' }),
  })
  return id
}

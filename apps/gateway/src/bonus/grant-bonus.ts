import { randomUUID } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { bonuses, type Words } from '../db/tables/index.ts'
import { lockWallets, memberAccount, openAccount, type HouseAccount } from '../ledger/accounts.ts'
import { postTransfers, type TransferKind } from '../ledger/post-transfer.ts'

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
  /** Categories in which it may not be staked, and whose stakes do not count towards the wager. */
  readonly excluded?: readonly string[]
  /** Categories whose stakes count only in part, in percent. */
  readonly weights?: Readonly<Record<string, number>>
  /** The highest stake that may be taken from it and counts, or null without one. */
  readonly maxBet?: number | null
  readonly expiresAt?: number | null
  readonly at: number
  readonly from?: HouseAccount
  readonly booked?: TransferKind
}

/**
 * Books money with terms inside the transaction `tx`: onto the main wallet when it is free at once, else onto the bonus wallet.
 * Answers the id of the bonus, which is that of the transfer.
 */
export async function grantBonus(
  tx: Database,
  {
    memberId, amount, kind, note, title, wager, playOnly = false, excluded = [], weights = {}, maxBet = null, expiresAt = null, at,
    from = 'house/promotions', booked = 'bonus',
  }: Grant,
): Promise<string> {
  const id = randomUUID()
  const apart = wager > 0 || playOnly
  if (apart) {
    await lockWallets(tx, [memberId])
    await openAccount(tx, memberId, 'bonus')
  }
  const lines = [
    { account: from, amount: -amount },
    { account: memberAccount(memberId, apart ? 'bonus' : 'main'), amount },
  ]
  await postTransfers(tx, [{ id, kind: booked, note, at, lines }])
  await tx.insert(bonuses).values({
    id, memberId, kind, note, title: title ?? null, amount, wager, excluded: excluded.join(','), weights, maxBet, playOnly, at, expiresAt,
    ...(apart ? { balance: amount } : { closedAt: at, closedAs: 'fulfilled' }),
  })
  return id
}

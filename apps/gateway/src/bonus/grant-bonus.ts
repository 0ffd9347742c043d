import { randomUUID } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { bonuses, type Words } from '../db/tables/index.ts'
import { memberAccount, type HouseAccount } from '../ledger/accounts.ts'
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
  /** Categories whose stakes do not count towards the wager. */
  readonly excluded?: readonly string[]
  /** Categories whose stakes count only in part, in percent. */
  readonly weights?: Readonly<Record<string, number>>
  readonly expiresAt?: number | null
  readonly at: number
  readonly from?: HouseAccount
  readonly booked?: TransferKind
}

/** Books money with terms onto a member's main wallet, inside the transaction `tx`; answers the id of the bonus. */
export async function grantBonus(
  tx: Database,
  {
    memberId, amount, kind, note, title, wager, excluded = [], weights = {}, expiresAt = null, at,
    from = 'house/promotions', booked = 'bonus',
  }: Grant,
): Promise<string> {
  const id = randomUUID()
  const lines = [
    { account: from, amount: -amount },
    { account: memberAccount(memberId), amount },
  ]
  await postTransfers(tx, [{ id, kind: booked, note, at, lines }])
  await tx.insert(bonuses).values({
    id, memberId, kind, note, title: title ?? null, amount, wager, excluded: excluded.join(','), weights, at, expiresAt,
  })
  return id
}

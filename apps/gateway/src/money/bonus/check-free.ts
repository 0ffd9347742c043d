import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { memberMoney } from './member-money.ts'

/**
 * Lets a sum in minor units leave when a member has so much own money.
 * @throws DomainError wallet.balance.low, withdraw.money.tied with `value.free`
 */
export async function checkFree(tx: Database, memberId: number, amount: number, now: number): Promise<void> {
  const { free, bonus, credit } = await memberMoney(tx, memberId, now)
  if (amount > free + bonus + credit) throw new DomainError('wallet.balance.low')
  if (amount > free) throw new DomainError('withdraw.money.tied', { amounts: { free } })
}

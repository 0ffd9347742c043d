import { toWireMoney } from '@parlour/api-client/endpoints'
import type { Database } from '../db/open-database.ts'
import { DomainError } from '../http/domain-error.ts'
import { memberMoney } from './member-money.ts'

/** Lets a sum in minor units leave when a member has so much own money. @throws DomainError wallet.balance.low, withdraw.money.tied with `value.free` */
export async function checkFree(tx: Database, memberId: number, amount: number, now: number): Promise<void> {
  const { free, bonus, credit } = await memberMoney(tx, memberId, now)
  if (amount > free + bonus + credit) throw new DomainError('wallet.balance.low')
  if (amount > free) throw new DomainError('withdraw.money.tied', { value: { free: toWireMoney(free) } })
}

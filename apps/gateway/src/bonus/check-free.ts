import { toWireMoney } from '@parlour/api-client/endpoints'
import type { Database } from '../db/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import { memberMoney } from './member-money.ts'

/** Lets a sum in minor units leave when a member has so much own money. @throws Refusal wallet.balance.low, withdraw.money.tied with `value.free` */
export async function checkFree(tx: Database, memberId: number, amount: number, now: number): Promise<void> {
  const { free, bonus, credit } = await memberMoney(tx, memberId, now)
  if (amount > free + bonus + credit) throw new Refusal('wallet.balance.low')
  if (amount > free) throw new Refusal('withdraw.money.tied', { value: { free: toWireMoney(free) } })
}

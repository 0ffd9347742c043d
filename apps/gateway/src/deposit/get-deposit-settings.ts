import { toWireMoney, type getDepositSettings } from '@parlour/api-client/endpoints'
import { eq, sql } from 'drizzle-orm'
import { deposits } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { startOfDay } from '../jobs/manila-calendar.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { channelGroups } from './channels.ts'
import { maxOpen, openMs, quickAmounts } from './deposit-limits.ts'

const channels = channelGroups.flatMap((group) => group.channels)

/** Whether the member may deposit, how often it has worked, and the limits. @throws DomainError in_need_true_account */
export const handleDepositSettings: Handler<typeof getDepositSettings> = async (call) => {
  const { gateway, now } = call
  const { memberId } = trueMemberOf(call)
  const today = startOfDay(now)
  const [sums] = await gateway.db
    .select({
      paid: sql<number>`count(*) filter (where ${deposits.status} = 'paid')`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${deposits.status} in ('pending', 'checking'))`.mapWith(Number),
      today: sql<number>`coalesce(sum(coalesce(${deposits.paidAmount}, ${deposits.amount})) filter (where ${deposits.status} = 'paid' and ${deposits.settledAt} >= ${today}), 0)`.mapWith(Number),
    })
    .from(deposits)
    .where(eq(deposits.memberId, memberId))
  const { wallets } = await readWallets(gateway, memberId, now)
  return {
    allowDeposit: wallets[0]?.lock ? 'N' : 'Y',
    totalDepositSuccessCount: sums?.paid ?? 0,
    depositInfo: {
      minimumAmount: toWireMoney(Math.min(...channels.map(({ minimum }) => minimum))),
      maximumAmount: toWireMoney(Math.max(...channels.map(({ maximum }) => maximum))),
      todayAmount: toWireMoney(sums?.today ?? 0),
      openCount: sums?.open ?? 0,
      maxOpenCount: maxOpen,
      expireMinutes: openMs.launch / 60_000,
      quickAmounts: quickAmounts.map(toWireMoney),
    },
  }
}

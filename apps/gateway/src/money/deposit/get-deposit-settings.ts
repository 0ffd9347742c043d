import type { getDepositSettings } from '@parlour/api-client/endpoints'
import { eq, sql } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { startOfDay } from '../../kernel/jobs/index.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { realMemberOf } from '../../identity/index.ts'
import { channelGroups } from './channels.ts'
import { maxOpen, openMs, quickAmounts } from './deposit-limits.ts'
import { present } from '../../kernel/objects/index.ts'

const channels = channelGroups.flatMap((group) => group.channels)

/** Whether the member may deposit, how often it has worked, and the limits. @throws DomainError in_need_true_account */
export const handleDepositSettings: Handler<typeof getDepositSettings> = async (call) => {
  const { gateway, now } = call
  const { memberId } = realMemberOf(call)
  const today = startOfDay(now)
  const [found] = await gateway.db
    .select({
      paid: sql<number>`count(*) filter (where ${deposits.status} = 'paid')`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${deposits.status} in ('pending', 'checking'))`.mapWith(Number),
      today:
        sql<number>`coalesce(sum(coalesce(${deposits.paidAmount}, ${deposits.amount})) filter (where ${deposits.status} = 'paid' and ${deposits.settledAt} >= ${today}), 0)`.mapWith(
          Number,
        ),
    })
    .from(deposits)
    .where(eq(deposits.memberId, memberId))
  const totals = present(found, 'the sums of deposits')
  const { wallets } = await readWallets(gateway, memberId, now)
  return {
    allowDeposit: wallets[0]?.lock ? 'N' : 'Y',
    totalDepositSuccessCount: totals.paid,
    depositInfo: {
      minimumAmount: Math.min(...channels.map(({ minimum }) => minimum)),
      maximumAmount: Math.max(...channels.map(({ maximum }) => maximum)),
      todayAmount: totals.today,
      openCount: totals.open,
      maxOpenCount: maxOpen,
      expireMinutes: openMs.launch / 60_000,
      quickAmounts: [...quickAmounts],
    },
  }
}

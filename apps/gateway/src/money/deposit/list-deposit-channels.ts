import type { listDepositBanks, listDepositChannels } from '@parlour/api-client/endpoints'
import { and, eq, gte, sql } from 'drizzle-orm'
import { cacheForMinute, deposits } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { channelGroups, channelsIn, groupName, houseAccountName, houseAccountNumbers } from './channels.ts'
import { present } from '../../kernel/objects/index.ts'

const tellingCount = 5

/**
 * The middle of how long paid deposits took in the last 30 days, in minutes by channel; only where there were enough.
 */
const usualMinutes = cacheForMinute(async (db, now): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({
      channel: deposits.channel,
      minutes:
        sql<number>`percentile_cont(0.5) within group (order by ${deposits.settledAt} - ${deposits.at}) / 60000`.mapWith(
          Number,
        ),
      n: sql<number>`count(*)`.mapWith(Number),
    })
    .from(deposits)
    .where(and(eq(deposits.status, 'paid'), gte(deposits.at, now - 30 * dayMs)))
    .groupBy(deposits.channel)
  return new Map(
    rows.filter(({ n }) => n >= tellingCount).map(({ channel, minutes }) => [channel, Math.max(1, Math.ceil(minutes))]),
  )
})

/** The ways to deposit by code, each with its limits, fee and usual time. @throws DomainError in_need_true_account */
export const handleListDepositChannels: Handler<typeof listDepositChannels> = async (call) => {
  realMemberOf(call)
  const minutes = await usualMinutes(call.gateway.db, call.now)
  return Object.fromEntries(
    channelGroups.map((group) => [
      group.code,
      {
        channelName: groupName(group, call.language),
        channels: channelsIn(group, call.language).map((channel) => ({
          ...channel,
          method: group.method,
          banks: [...channel.banks],
          minimum: channel.minimum,
          maximum: channel.maximum,
          usualMinutes: minutes.get(channel.mcsBankCode) ?? channel.usualMinutes,
        })),
      },
    ]),
  )
}

/** The accounts of the platform that a bank transfer goes to. @throws DomainError in_need_true_account */
export const handleListDepositBanks: Handler<typeof listDepositBanks> = async (call) => {
  realMemberOf(call)
  const transfers = channelGroups.filter(({ method }) => method === 'transfer').flatMap(({ channels }) => channels)
  return {
    list: transfers.flatMap(({ banks, minimum, maximum }) =>
      banks.map(({ bankCode, bankName }) => ({
        bankCode,
        bankName,
        accountName: houseAccountName,
        accountNumber: present(houseAccountNumbers[bankCode], `the account of the platform at ${bankCode}`),
        minimum,
        maximum,
      })),
    ),
  }
}

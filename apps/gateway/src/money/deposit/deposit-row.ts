import type { DepositOrder } from '@parlour/api-client/endpoints'
import { eq, type SQL } from 'drizzle-orm'
import { bonuses, deposits } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { payLink } from './pay-link.ts'
import { providerKey } from './provider-key.ts'
import { qrText } from './qr-text.ts'
import { reasonText } from '../lists/reason-text.ts'
import { channelGroups, channelsIn, groupName } from './channels.ts'

/** Who is paid, as a payment code names it. */
const merchantName = 'VESPER PLAY MONEY'

/** A deposit as the database holds it. */
export type DepositRow = typeof deposits.$inferSelect

/** What deposits are serialized with: the database (or the transaction), the language, the moment. */
export interface Telling {
  readonly gateway: Pick<Gateway, 'config' | 'random'>
  readonly language: Language
  readonly now: number
}

const groupOf = (channel: string) =>
  channelGroups.find(({ channels }) => channels.some(({ mcsBankCode }) => mcsBankCode === channel))

/**
 * What a deposit's way to pay is called wherever it stands: a wallet or a card by its own name, as a choice of ways
 * shows it, the group where its channel leads to several banks.
 */
export function methodName(
  { channel, bankCode }: Pick<DepositRow, 'channel' | 'bankCode'>,
  language: Language,
): string {
  const group = groupOf(channel)
  const banks =
    (group ? channelsIn(group, language) : []).find(({ mcsBankCode }) => mcsBankCode === channel)?.banks ?? []
  const [only] = banks
  if (group && group.channels.length > 1 && banks.length === 1 && only) return only.bankName
  const bank = banks.find((each) => each.bankCode === bankCode)
  const name = group ? groupName(group, language) : channel
  return bank && banks.length > 1 ? `${name}, ${bank.bankName}` : name
}

/** Deposits as they stand on the wire, sorted by `orderBy`. */
export async function serializeDeposits(
  db: Database,
  { gateway, language, now }: Telling,
  {
    where,
    orderBy = [],
    limit = 1,
    offset = 0,
  }: { where: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number },
): Promise<DepositOrder[]> {
  const rows = await db
    .select({ deposit: deposits, bonus: bonuses.amount, wager: bonuses.wager })
    .from(deposits)
    .leftJoin(bonuses, eq(bonuses.id, deposits.bonusId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const key = await providerKey({ db, random: gateway.random }, now)
  return rows.map(({ deposit, bonus, wager }) => {
    const payable = deposit.method !== 'transfer' && deposit.status === 'pending' && deposit.expiresAt > now
    const group = groupOf(deposit.channel)
    return {
      id: deposit.id,
      orderNo: deposit.orderNo,
      method: deposit.method,
      channelCode: group?.code ?? deposit.channel,
      channelName: methodName(deposit, language),
      bankCode: deposit.bankCode,
      amount: deposit.paidAmount ?? deposit.amount,
      fee: deposit.fee,
      status: deposit.status,
      reason: reasonText(deposit.reason, language),
      reference: deposit.reference,
      promotionId: deposit.promotionId,
      bonusAmount: bonus,
      bonusWager: wager,
      time: deposit.at,
      expiresAt: deposit.expiresAt,
      settledAt: deposit.settledAt,
      payUrl: payable ? `${payLink(gateway.config.payOrigin, key, deposit.id)}?lang=${language}&tab` : null,
      qrCode:
        payable && deposit.method === 'qr'
          ? qrText({ orderNo: deposit.orderNo, amount: deposit.amount, merchantName })
          : null,
    }
  })
}

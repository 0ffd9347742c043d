import { randomUUID } from 'node:crypto'
import { toWireMoney, type transferWallet } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { memberAccount, openAccount } from '../ledger/accounts.ts'
import { withMemberLock } from '../ledger/with-member-lock.ts'
import { orderNo } from '../ledger/order-no.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { checkUnlocked } from './read-wallets.ts'
import { trueMemberOf } from './true-member.ts'

/**
 * Moves money between the main wallet and a studio's, once per key.
 * @throws DomainError wallet.vendor.unknown, wallet.locked, wallet.balance.low, wallet.transfer.running, TOO_MANY_REQUESTS,
 * in_need_true_account, idempotency.key.reused, idempotency.running
 */
export const handleTransferWallet: Handler<typeof transferWallet> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = trueMemberOf(call)
  const { vendor, amount, type } = request
  return withMemberLock(call, { of: 'transferWallet', memberId, body: request }, async (tx) => {
    if (!gateway.config.transferStudios.includes(vendor)) throw new DomainError('wallet.vendor.unknown')
    await checkUnlocked(tx, memberId, ['main', vendor], now)
    await openAccount(tx, memberId, vendor)
    const [main, studio] = [memberAccount(memberId), memberAccount(memberId, vendor)]
    const transferId = randomUUID()
    const gain = type === 'IN' ? amount : -amount
    const balances = await postTransfers(tx, [{
      id: transferId,
      kind: type === 'IN' ? 'wallet-in' : 'wallet-out',
      note: vendor,
      reference: orderNo(gateway.random, 'T', now),
      at: now,
      lines: [{ account: main, amount: -gain }, { account: studio, amount: gain }],
    }])
    return {
      transferId,
      vendor,
      vendorBalance: toWireMoney(balances.get(studio) ?? 0),
      mainBalance: toWireMoney(balances.get(main) ?? 0),
    }
  })
}

import { randomUUID } from 'node:crypto'
import type { transferWallet } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { memberAccount, openAccount, orderNo, postTransfers, withMemberLock } from '../../kernel/ledger/index.ts'
import { checkUnlocked } from './read-wallets.ts'
import { realMemberOf } from '../../identity/index.ts'
import { present } from '../../kernel/objects/index.ts'

/**
 * Moves money between the main wallet and a provider's, once per key.
 * @throws DomainError wallet.vendor.unknown, wallet.vendor.closed, wallet.locked, wallet.balance.low,
 *   wallet.transfer.running, TOO_MANY_REQUESTS, in_need_true_account, idempotency.key.reused, idempotency.running
 */
export const handleTransferWallet: Handler<typeof transferWallet> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  const { vendor, amount, type } = request
  return withMemberLock(call, { of: 'transferWallet', memberId, body: request }, async (tx) => {
    if (!gateway.config.transferProviders.includes(vendor)) throw new DomainError('wallet.vendor.unknown')
    const { isOpen = false } = gateway.catalogue.providers.find(({ code }) => code === vendor) ?? {}
    if (type === 'IN' && !isOpen) throw new DomainError('wallet.vendor.closed')
    await checkUnlocked(tx, memberId, ['main', vendor], now)
    await openAccount(tx, memberId, vendor)
    const [main, provider] = [memberAccount(memberId), memberAccount(memberId, vendor)]
    const transferId = randomUUID()
    const gain = type === 'IN' ? amount : -amount
    const balances = await postTransfers(tx, [
      {
        id: transferId,
        kind: type === 'IN' ? 'wallet-in' : 'wallet-out',
        note: vendor,
        reference: orderNo(gateway.random, 'T', now),
        at: now,
        lines: [
          { account: main, amount: -gain },
          { account: provider, amount: gain },
        ],
      },
    ])
    return {
      transferId,
      vendor,
      vendorBalance: present(balances.get(provider), 'the balance that was just booked'),
      mainBalance: present(balances.get(main), 'the balance that was just booked'),
    }
  })
}

import type { getWalletLockStatus, listWallets } from '@parlour/api-client/endpoints'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { readWallets } from './read-wallets.ts'
import { realMemberOf } from '../../identity/index.ts'

/** The wallets of the member with their sums and locks. @throws DomainError in_need_true_account */
export const handleListWallets: Handler<typeof listWallets> = async (call) => {
  const { wallets } = await readWallets(call.gateway, realMemberOf(call).memberId, call.now)
  return {
    list: wallets.map(({ accountTypeId, vendor, name, balance, closed, lock }) => ({
      accountTypeId,
      vendor,
      name: vendor ? name : sentence('wallet.main', call.language),
      balance,
      locked: lock !== null,
      lockReason: lock?.reason ?? null,
      lockedUntil: lock?.until ?? null,
      closed,
    })),
  }
}

/** Which wallets are locked, of all or of one type. @throws DomainError in_need_true_account */
export const handleWalletLockStatus: Handler<typeof getWalletLockStatus> = async (call) => {
  const { accountTypeId } = call.request
  const { wallets } = await readWallets(call.gateway, realMemberOf(call).memberId, call.now)
  const asked = wallets.filter((wallet) => !accountTypeId || wallet.accountTypeId === accountTypeId)
  return {
    locked: asked.some(({ lock }) => lock !== null),
    list: asked.map((wallet) => ({
      accountTypeId: wallet.accountTypeId,
      vendor: wallet.vendor,
      locked: wallet.lock !== null,
      reason: wallet.lock?.reason ?? null,
      until: wallet.lock?.until ?? null,
    })),
  }
}

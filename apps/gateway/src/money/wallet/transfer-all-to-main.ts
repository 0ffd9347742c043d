import { randomUUID } from 'node:crypto'
import type { transferAllToMain } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import {
  lockWallets,
  memberAccount,
  memberBalance,
  orderNo,
  postTransfers,
  withMemberLock,
} from '../../kernel/ledger/index.ts'
import type { Transfer } from '../../kernel/ledger/index.ts'
import { checkUnlocked, readWallets } from './read-wallets.ts'
import { realMemberOf } from '../../identity/index.ts'

/**
 * Brings the money of all provider wallets home in one step, once per key; locked wallets are left out.
 * @throws DomainError wallet.locked when the main one is,
 *   wallet.transfer.running, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleTransferAllToMain: Handler<typeof transferAllToMain> = async (call) => {
  const { gateway, now } = call
  const { memberId } = realMemberOf(call)
  return withMemberLock(call, { of: 'transferAllToMain', memberId, body: {} }, async (tx) => {
    await checkUnlocked(tx, memberId, ['main'], now)
    await lockWallets(tx, [memberId])
    const { wallets } = await readWallets({ ...gateway, db: tx }, memberId, now)
    const full = wallets.flatMap(({ vendor, balance, lock }) =>
      vendor && balance > 0 ? [{ vendor, balance, lock }] : [],
    )
    const open = full.filter(({ lock }) => lock === null)
    const home = memberAccount(memberId)
    const transfers = open.map(({ vendor, balance }): Transfer => ({
      id: randomUUID(),
      kind: 'wallet-out',
      note: vendor,
      reference: orderNo(gateway.random, 'T', now),
      at: now,
      lines: [
        { account: memberAccount(memberId, vendor), amount: -balance },
        { account: home, amount: balance },
      ],
    }))
    const balances = transfers.length > 0 ? await postTransfers(tx, transfers) : new Map<string, number>()
    return {
      mainBalance: balances.get(home) ?? (await memberBalance(tx, memberId)),
      moved: open.map(({ vendor, balance }) => ({ vendor, amount: balance })),
      left: full.filter(({ lock }) => lock !== null).map(({ vendor }) => vendor),
    }
  })
}

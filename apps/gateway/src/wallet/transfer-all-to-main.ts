import { randomUUID } from 'node:crypto'
import { toWireMoney, type transferAllToMain } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { lockWallets, memberAccount, memberBalance } from '../ledger/accounts.ts'
import { withMemberLock } from '../ledger/with-member-lock.ts'
import { orderNo } from '../ledger/order-no.ts'
import { postTransfers, type Movement } from '../ledger/post-transfer.ts'
import { checkUnlocked, readWallets } from './read-wallets.ts'
import { trueMemberOf } from './true-member.ts'

/**
 * Brings the money of all studio wallets home in one step, once per key; locked wallets are left out.
 * @throws DomainError wallet.locked when the main one is, wallet.transfer.running, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleTransferAllToMain: Handler<typeof transferAllToMain> = async (call) => {
  const { gateway, now } = call
  const { memberId } = trueMemberOf(call)
  return withMemberLock(call, { of: 'transferAllToMain', memberId, body: {} }, async (tx) => {
    await checkUnlocked(tx, memberId, ['main'], now)
    await lockWallets(tx, [memberId])
    const { wallets } = await readWallets({ ...gateway, db: tx }, memberId, now)
    const full = wallets.flatMap(({ vendor, balance, lock }) => (vendor && balance > 0 ? [{ vendor, balance, lock }] : []))
    const open = full.filter(({ lock }) => lock === null)
    const home = memberAccount(memberId)
    const movements = open.map(({ vendor, balance }): Movement => ({
      id: randomUUID(),
      kind: 'wallet-out',
      note: vendor,
      reference: orderNo(gateway.random, 'T', now),
      at: now,
      lines: [{ account: memberAccount(memberId, vendor), amount: -balance }, { account: home, amount: balance }],
    }))
    const balances = movements.length > 0 ? await postTransfers(tx, movements) : new Map<string, number>()
    return {
      mainBalance: toWireMoney(balances.get(home) ?? (await memberBalance(tx, memberId))),
      moved: open.map(({ vendor, balance }) => ({ vendor, amount: toWireMoney(balance) })),
      left: full.filter(({ lock }) => lock !== null).map(({ vendor }) => vendor),
    }
  })
}

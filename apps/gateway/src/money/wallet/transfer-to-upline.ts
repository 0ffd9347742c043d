import { randomUUID } from 'node:crypto'
import type { transferToUpline } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { checkFree } from '../bonus/check-free.ts'
import { leaveBonuses } from '../bonus/leave-bonuses.ts'
import { members } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { lockWallets, memberAccount, orderNo, postTransfers, withMemberLock } from '../../kernel/ledger/index.ts'
import { checkPaymentPassword, realMemberOf } from '../../identity/index.ts'
import { checkReceives, checkUnlocked } from './read-wallets.ts'
import { present } from '../../kernel/objects/index.ts'

/**
 * Passes own money on to the agent above, once per key; as with a withdrawal, open bonuses are given up by it.
 * @throws DomainError wallet.upline.missing, withdraw.money.tied, bonus.active, wallet.locked, wallet.receiver.locked,
 *   wallet.balance.low, wallet.transfer.running, invalid.payment.pw, not.exists.payment.password,
 *   payment.password.locked, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleTransferToUpline: Handler<typeof transferToUpline> = async (call) => {
  const { gateway, request, now } = call
  const { memberId, username } = realMemberOf(call)
  const { amount, password, remark, forfeitBonus } = request
  const before = (): Promise<void> => checkPaymentPassword(gateway, { memberId, password, now })
  return withMemberLock(
    call,
    {
      of: 'transferToUpline',
      memberId,
      body: { amount, ...(remark ? { remark } : {}), ...(forfeitBonus ? { forfeitBonus } : {}) },
      before,
    },
    async (tx) => {
      const [member] = await tx.select({ uplineId: members.uplineId }).from(members).where(eq(members.id, memberId))
      const [upline] = member?.uplineId ? await tx.select().from(members).where(eq(members.id, member.uplineId)) : []
      if (!upline) throw new DomainError('wallet.upline.missing')
      await checkUnlocked(tx, memberId, ['main'], now)
      await checkReceives(tx, upline.id, now)
      await lockWallets(tx, [memberId, upline.id])
      await checkFree(tx, memberId, amount, now)
      await leaveBonuses(tx, gateway.ports, memberId, { agreed: forfeitBonus === true, now })
      const transferId = randomUUID()
      const mine = memberAccount(memberId)
      const balances = await postTransfers(tx, [
        {
          id: transferId,
          kind: 'upline-transfer',
          note: remark || `${username} to ${upline.username}`,
          reference: orderNo(gateway.random, 'T', now),
          at: now,
          lines: [
            { account: mine, amount: -amount },
            { account: memberAccount(upline.id), amount },
          ],
        },
      ])
      await gateway.ports.notify(tx, {
        memberId: upline.id,
        kind: 'transfer.received',
        values: { from: username, amount },
        at: now,
      })
      return {
        transferId,
        upline: upline.username,
        mainBalance: present(balances.get(mine), 'the balance that was just booked'),
      }
    },
  )
}

import { randomUUID } from 'node:crypto'
import type { transferToDownline } from '@parlour/api-client/endpoints'
import { checkReceives, checkUnlocked, leaveBonuses, memberMoney } from '../../money/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { lockWallets, memberAccount, orderNo, postTransfers, withMemberLock } from '../../kernel/ledger/index.ts'
import { checkPaymentPassword, downlineOf } from '../../identity/index.ts'
import { agentOf } from './agent-of.ts'
import { mayTransfer } from './agent-settings.ts'
import { present } from '../../kernel/objects/index.ts'

/**
 * Hands own money of this agent to a member of its team, once per
 * key; as with a withdrawal, open bonuses are given up by it.
 * @throws DomainError agent.transfer.off, agent.downline.unknown, agent.transfer.balance (value.free), bonus.active,
 *   wallet.locked, wallet.receiver.locked, invalid.payment.pw, not.exists.payment.password, payment.password.locked,
 *   wallet.transfer.running, TOO_MANY_REQUESTS
 */
export const handleTransferToDownline: Handler<typeof transferToDownline> = async (call) => {
  const { gateway, now } = call
  const { memberId, username } = agentOf(call)
  const { account, amount, password, remark, forfeitBonus } = call.request
  const before = (): Promise<void> => checkPaymentPassword(gateway, { memberId, password, now })
  return withMemberLock(
    call,
    {
      of: 'transferToDownline',
      memberId,
      body: { account, amount, remark, ...(forfeitBonus ? { forfeitBonus } : {}) },
      before,
    },
    async (tx) => {
      if (!(await mayTransfer(tx, memberId))) throw new DomainError('agent.transfer.off')
      const downline = await downlineOf(tx, memberId, account)
      await checkUnlocked(tx, memberId, ['main'], now)
      await checkReceives(tx, downline.id, now)
      await lockWallets(tx, [memberId, downline.id])
      const { free } = await memberMoney(tx, memberId, now)
      if (amount > free) throw new DomainError('agent.transfer.balance', { amounts: { free } })
      await leaveBonuses(tx, gateway.ports, memberId, { agreed: forfeitBonus === true, now })
      const id = randomUUID()
      const balances = await postTransfers(tx, [
        {
          id,
          kind: 'downline-transfer',
          note: remark || `${username} to ${downline.username}`,
          reference: orderNo(gateway.random, 'T', now),
          at: now,
          lines: [
            { account: memberAccount(memberId), amount: -amount },
            { account: memberAccount(downline.id), amount },
          ],
        },
      ])
      await gateway.ports.notify(tx, {
        memberId: downline.id,
        kind: 'transfer.received',
        values: { from: username, amount },
        at: now,
      })
      return {
        transferId: id,
        account: downline.username,
        amount,
        balance: present(balances.get(memberAccount(memberId)), 'the balance that was just booked'),
      }
    },
  )
}

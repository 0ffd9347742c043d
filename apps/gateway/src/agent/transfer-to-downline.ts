import { randomUUID } from 'node:crypto'
import { toWireMoney, type transferToDownline } from '@parlour/api-client/endpoints'
import { freeMoneyOf } from '../bonus/free-money.ts'
import type { Handler } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { answerOnce } from '../ledger/answer-once.ts'
import { holdWallets, memberAccount } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { takeTurn } from '../ledger/take-turn.ts'
import { checkPaymentPassword } from '../member/check-payment-password.ts'
import { agentOf } from './agent-of.ts'
import { mayTransfer } from './agent-settings.ts'
import { downlineOf } from './find-downline.ts'

/**
 * Hands free money of this agent to a member of its team, once per key.
 * @throws Refusal agent.transfer.off, agent.downline.unknown, agent.transfer.balance (value.free), invalid.payment.pw,
 * not.exists.payment.password, payment.password.locked, wallet.transfer.running, TOO_MANY_REQUESTS
 */
export const answerTransferToDownline: Handler<typeof transferToDownline> = async (call) => {
  const { gateway, now } = call
  const { memberId, username } = agentOf(call)
  const { account, amount, password, remark } = call.request
  if (!(await mayTransfer(gateway.db, memberId))) throw new Refusal('agent.transfer.off')
  const downline = await downlineOf(gateway.db, memberId, account)
  await checkPaymentPassword(gateway, { memberId, password, now })
  return answerOnce(call, { of: 'transferToDownline', memberId, body: { account, amount, remark } }, async (tx) => {
    await takeTurn(tx, gateway, { memberId, now })
    await holdWallets(tx, [memberId, downline.id])
    const { free } = await freeMoneyOf(tx, memberId, now)
    if (amount > free) throw new Refusal('agent.transfer.balance', { value: { free: toWireMoney(free) } })
    const id = randomUUID()
    const balances = await postTransfers(tx, [{
      id, kind: 'downline-transfer', note: remark || `${username} to ${downline.username}`, at: now,
      lines: [{ account: memberAccount(memberId), amount: -amount }, { account: memberAccount(downline.id), amount }],
    }])
    return {
      transferId: id, account: downline.username, amount: toWireMoney(amount),
      balance: toWireMoney(balances.get(memberAccount(memberId)) ?? 0),
    }
  })
}

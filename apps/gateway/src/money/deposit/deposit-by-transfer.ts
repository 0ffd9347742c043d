import type { depositByTransfer } from '@parlour/api-client/endpoints'
import { depositReceipts } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { openDeposit } from './open-deposit.ts'

/**
 * Takes note of a bank transfer, once per key; the cashier confirms it when the money is there.
 * @throws DomainError deposit.channel.unknown, deposit.amount.invalid, deposit.reference.used, upload.picture.invalid,
 * upload.picture.large, upload.picture.pixels, deposit.open.many, deposit.promotion.unavailable, wallet.locked,
 * TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleDepositByTransfer: Handler<typeof depositByTransfer> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { amount, bankCode, mcsBankCode, promotionId, reference, receipt } = call.request
  if (receipt) await countOrRefuse(call.gateway, [{ limit: 'upload.member', of: String(memberId) }], call.now)
  const picture = receipt ? await call.gateway.ports.files.readPicture(receipt, 1) : null
  const body = { amount, bankCode, mcsBankCode, promotionId, reference, receipt }
  return callWithIdempotency(call, { of: 'depositByTransfer', memberId, body }, async (tx) => {
    const order = await openDeposit(tx, call, {
      memberId,
      method: 'transfer',
      amount,
      bankCode,
      mcsBankCode,
      promotionId,
      reference,
    })
    if (picture) {
      const kept = { type: `image/${picture.kind}`, picture: Buffer.from(picture.content).toString('base64') }
      await tx.insert(depositReceipts).values({ depositId: order.id, ...kept })
    }
    return order
  })
}

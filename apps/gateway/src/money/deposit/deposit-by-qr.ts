import type { depositByQr } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { openDeposit } from './open-deposit.ts'

/**
 * Opens a deposit by e-wallet, once per key, and answers the text of its QR code.
 * @throws DomainError deposit.channel.unknown, deposit.amount.invalid, deposit.open.many,
 *   deposit.promotion.unavailable, wallet.locked, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleDepositByQr: Handler<typeof depositByQr> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { amount, bankCode, mcsBankCode, promotionId } = call.request
  const body = { amount, bankCode, mcsBankCode, promotionId }
  return callWithIdempotency(call, { of: 'depositByQr', memberId, body }, async (tx) => {
    const order = await openDeposit(tx, call, { ...body, memberId, method: 'qr' })
    return {
      ...order,
      qrCode: present(order.qrCode, 'the QR text of the deposit'),
      qrCodeUrl: present(order.payUrl, 'the pay link of the deposit'),
    }
  })
}

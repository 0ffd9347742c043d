import type { sendMessage } from '@parlour/api-client/endpoints'
import { messages } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serviceId, strangersAmong } from './recipients.ts'

/**
 * Writes to people around the member or to the customer service, once for a key.
 * @throws DomainError message.recipient.invalid (`value.recipientIds`), in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleSendMessage: Handler<typeof sendMessage> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { gateway, request, now } = call
  const { title, content } = request
  return callWithIdempotency(call, { of: 'sendMessage', memberId, body: request }, async (tx) => {
    const recipientIds = [...new Set(request.recipientIds)]
    const strangers = await strangersAmong(tx, memberId, recipientIds)
    if (strangers.length > 0)
      throw new DomainError('message.recipient.invalid', { value: { field: 'recipientIds', recipientIds: strangers } })
    await countOrRefuse({ db: tx, config: gateway.config }, [{ limit: 'message.member', of: String(memberId) }], now)
    await tx.insert(messages).values(
      recipientIds.map((id) => ({
        fromId: memberId,
        toId: id === serviceId ? null : id,
        kind: 'written',
        values: { title, content },
        at: now,
      })),
    )
    return { sent: recipientIds.length }
  })
}

import type { sendFeedback } from '@parlour/api-client/endpoints'
import { feedback } from '../../kernel/db/index.ts'
import { keyOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { withIdempotency } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { present } from '../../kernel/objects/index.ts'

/**
 * Keeps what a visitor wrote, once for a key of a network; no name is asked for.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export const handleSendFeedback: Handler<typeof sendFeedback> = async (call) => {
  const { gateway, request, network, language, now } = call
  const { db, config } = gateway
  const { type, content } = request
  const { answer, replayed } = await withIdempotency(
    db,
    { scope: `sendFeedback/${network}`, key: keyOf(call), body: request, now },
    async (tx) => {
      await countOrRefuse({ db: tx, config }, [{ limit: 'feedback.network', of: network }], now)
      const [row] = await tx
        .insert(feedback)
        .values({ type, content, language, at: now })
        .returning({ id: feedback.id })
      return { feedbackId: present(row, 'the new feedback').id }
    },
  )
  if (replayed) call.headers.set('Idempotent-Replayed', 'true')
  return answer
}

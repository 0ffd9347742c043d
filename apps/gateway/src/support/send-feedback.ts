import type { sendFeedback } from '@parlour/api-client/endpoints'
import { feedback } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { withIdempotency } from '../ledger/with-idempotency.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'

/** Keeps what a visitor wrote, once for a key of a network; no name is asked for. @throws DomainError TOO_MANY_REQUESTS */
export const handleSendFeedback: Handler<typeof sendFeedback> = async (call) => {
  const { gateway, request, network, language, now } = call
  const { db, config } = gateway
  const { type, content } = request
  const { answer, replayed } = await withIdempotency(db, { scope: `sendFeedback/${network}`, key: call.idempotencyKey ?? '', body: request, now }, async (tx) => {
    await countOrRefuse({ db: tx, config }, [{ limit: 'feedback.network', of: network }], now)
    const [row] = await tx.insert(feedback).values({ type, content, language, at: now }).returning({ id: feedback.id })
    return { feedbackId: row?.id ?? 0 }
  })
  if (replayed) call.headers.set('Idempotent-Replayed', 'true')
  return answer
}

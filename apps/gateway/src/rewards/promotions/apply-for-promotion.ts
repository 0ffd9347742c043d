import { createHash } from 'node:crypto'
import type { applyForPromotion } from '@parlour/api-client/endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import { applicationPictures, applications } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import type { Picture } from '../../kernel/ports/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { promotionOf } from './promotion-terms.ts'
import { runningPromotion } from './running-promotion.ts'

const openStates = ['applying', 'process']

async function checkFirst(tx: Database, memberId: number, promotionId: number): Promise<void> {
  const before = await tx
    .select({ status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.memberId, memberId),
        eq(applications.promotionId, promotionId),
        inArray(applications.status, [...openStates, 'issued']),
      ),
    )
  if (before.some(({ status }) => status === 'issued')) throw new DomainError('promotion.apply.done')
  if (before.length > 0) throw new DomainError('promotion.apply.open')
}

/**
 * Keeps an application with its pictures for somebody to decide about: one of a member and promotion at a time, and
 * none after an approved one. @throws DomainError promotion.unknown, promotion.apply.none, promotion.apply.open,
 * promotion.apply.done, upload.picture.invalid, upload.picture.large, upload.picture.pixels, in_need_true_account,
 * TOO_MANY_REQUESTS
 */
export const handleApplyForPromotion: Handler<typeof applyForPromotion> = async (call) => {
  const {
    gateway,
    request: { promotionId, remarks, pictures: dataUrls },
    now,
  } = call
  const { memberId } = realMemberOf(call)
  runningPromotion(gateway, promotionId, now)
  if (promotionOf(gateway, promotionId)?.type !== 'MANUAL') throw new DomainError('promotion.apply.none')
  await countOrRefuse(gateway, [{ limit: 'upload.member', of: String(memberId) }], now)
  const pictures: Picture[] = []
  for (const dataUrl of dataUrls) pictures.push(await gateway.ports.files.readPicture(dataUrl, pictures.length + 1))
  const hashes = dataUrls.map((dataUrl) => createHash('sha256').update(dataUrl).digest('hex'))
  return callWithIdempotency(
    call,
    { of: 'applyForPromotion', memberId, body: { promotionId, remarks, hashes } },
    async (tx) => {
      await checkFirst(tx, memberId, promotionId)
      const [row] = await tx
        .insert(applications)
        .values({ promotionId, memberId, remarks, at: now })
        .onConflictDoNothing()
        .returning({ id: applications.id })
      if (!row) throw new DomainError('promotion.apply.open')
      const kept = pictures.map((picture, position) => ({ ...picture, applicationId: row.id, position }))
      if (kept.length > 0) await tx.insert(applicationPictures).values(kept)
      return { applicationId: row.id, status: 'applying', time: now }
    },
  )
}

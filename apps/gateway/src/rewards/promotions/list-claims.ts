import type { listClaims } from '@parlour/api-client/endpoints'
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { claims } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeClaim } from './claims.ts'
import { issueDue } from './issue-due.ts'

const mostRows = 200

/** The types of a request: joined by commas, empty for all. */
export const typesOf = (text: string): string[] =>
  text
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)

/** Claims that may be claimed at `now`. */
export const isOpen = (now: number): SQL | undefined =>
  and(eq(claims.status, 'issued'), or(isNull(claims.expiresAt), gt(claims.expiresAt, now)))

const withStatus = (status: 'I' | 'C' | 'X' | '', now: number): SQL | undefined => {
  if (status === 'I') return isOpen(now)
  if (status === 'C') return eq(claims.status, 'claimed')
  return status === 'X' ? and(eq(claims.status, 'issued'), lte(claims.expiresAt, now)) : undefined
}

/** The rewards of this member, newest first. */
export const handleListClaims: Handler<typeof listClaims> = async (call) => {
  const { gateway, request, language, now } = call
  const { memberId } = realMemberOf(call)
  await issueDue(gateway, memberId, now)
  const types = typesOf(request.promotionType)
  const rows = await gateway.db
    .select()
    .from(claims)
    .where(
      and(
        eq(claims.memberId, memberId),
        types.length > 0 ? inArray(claims.type, types) : undefined,
        withStatus(request.status, now),
      ),
    )
    .orderBy(desc(claims.issuedAt), desc(claims.id))
    .limit(mostRows)
  return rows.map((row) => serializeClaim(row, language, now))
}

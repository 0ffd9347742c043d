import type {
  createAffiliateUrl,
  deleteAffiliateUrl,
  listAffiliateUrls,
  listRegisteredAffiliates,
} from '@parlour/api-client/endpoints'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { affiliateLinks } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { agentOf } from './agent-of.ts'
import { boundsFor, ratesWithin, wireRates } from './rebate-bounds.ts'
import { tablePage } from './table-page.ts'
import { inTime, named, teamPeriodOf } from './team-sql.ts'
import { present } from '../../kernel/objects/index.ts'

const most = 50
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const urlOf = (call: Call, code: string): string =>
  `${call.gateway.config.siteOrigins[0] ?? call.origin}/register?affiliateCode=${code}`

const columns = {
  affiUrlId: 'number',
  code: 'text',
  type: 'number',
  note: 'text',
  opened: 'number',
  registered: 'number',
  createTime: 'number',
} as const

/** The own invitation links that stand. */
export const handleListAffiliateUrls: Handler<typeof listAffiliateUrls> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const found = sql`with joins as (select j.link_id, count(*) as size from affiliate_joins j group by j.link_id),
  found as (
    select l.id as "affiUrlId", l.code as "code", l.type as "type", l.note as "note", l.opened as "opened",
      coalesce(j.size, 0) as "registered", l.created_at as "createTime"
    from affiliate_links l left join joins j on j.link_id = l.id
    where l.member_id = ${memberId} and l.deleted_at is null
  )`
  const page = await tablePage(db, { found, columns, totals: ['opened', 'registered'], key: 'affiUrlId' }, call.request)
  const ids = page.list.map(({ affiUrlId }) => affiUrlId)
  const rows = ids.length
    ? await db
        .select({ id: affiliateLinks.id, rates: affiliateLinks.rates })
        .from(affiliateLinks)
        .where(inArray(affiliateLinks.id, ids))
    : []
  const rates = new Map(rows.map((row) => [row.id, row.rates]))
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      url: urlOf(call, row.code),
      rates: wireRates(rates.get(row.affiUrlId) ?? {}),
    })),
  }
}

/** Makes an invitation link. @throws DomainError agent.rate.outside, agent.links.full */
export const handleCreateAffiliateUrl: Handler<typeof createAffiliateUrl> = async (call) => {
  const { gateway, now } = call
  const { memberId } = agentOf(call)
  const { type, note } = call.request
  const code = [...gateway.random.bytes(8)].map((byte) => characters[byte % characters.length]).join('')
  return callWithIdempotency(call, { of: 'createAffiliateUrl', memberId, body: call.request }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`affiliate-links/${memberId}`}, 0))`)
    const mine = and(eq(affiliateLinks.memberId, memberId), isNull(affiliateLinks.deletedAt))
    const [links] = await tx.select({ n: count() }).from(affiliateLinks).where(mine)
    if ((links?.n ?? 0) >= most) throw new DomainError('agent.links.full')
    const rates = ratesWithin(await boundsFor(tx, memberId, null), call.request.rates)
    const [row] = await tx
      .insert(affiliateLinks)
      .values({ code, memberId, type, note, rates, createdAt: now })
      .returning({ id: affiliateLinks.id })
    return {
      affiUrlId: present(row, 'the new link').id,
      code,
      url: urlOf(call, code),
      type,
      note,
      rates: wireRates(rates),
      opened: 0,
      registered: 0,
      createTime: now,
    }
  })
}

/** Ends an own invitation link. @throws DomainError agent.link.unknown */
export const handleDeleteAffiliateUrl: Handler<typeof deleteAffiliateUrl> = async (call) => {
  const { memberId } = agentOf(call)
  const [row] = await call.gateway.db
    .update(affiliateLinks)
    .set({ deletedAt: sql`coalesce(${affiliateLinks.deletedAt}, ${call.now})` })
    .where(and(eq(affiliateLinks.id, call.request.affiUrlId), eq(affiliateLinks.memberId, memberId)))
    .returning({ id: affiliateLinks.id })
  if (!row) throw new DomainError('agent.link.unknown')
  return null
}

/** Who registered through the own links. */
export const handleListRegisteredAffiliates: Handler<typeof listRegisteredAffiliates> = async (call) => {
  const { memberId } = agentOf(call)
  const { code } = call.request
  const found = sql`with found as (
    select m.id as "memberId", m.username as "account", m.type as "type", l.code as "code", j.at as "registeredAt"
    from affiliate_links l join affiliate_joins j on j.link_id = l.id join members m on m.id = j.member_id
    where l.member_id = ${memberId} and ${code.toUpperCase()} in ('', l.code) and ${named(sql`m.username`, call.request)}
      and ${inTime(sql`j.at`, teamPeriodOf(call))}
  )`
  const shown = { memberId: 'number', account: 'text', type: 'number', code: 'text', registeredAt: 'number' } as const
  return tablePage(call.gateway.db, { found, columns: shown, totals: [], key: 'memberId' }, call.request)
}

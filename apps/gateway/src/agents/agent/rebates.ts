import type {
  getCustomerRebate,
  getGlobalRebateSettings,
  getGlobalRebateSettingsByProductType,
  listDownlineRebates,
  setDownlineRebate,
} from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { rebateRates } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { ratesOf } from './rates-of.ts'
import { toWireRate } from './share.ts'
import { agentOf } from './agent-of.ts'
import { directDownlineOf } from '../../identity/index.ts'
import { boundsFor, platformBounds, ratesWithin, wireRates, type RateBounds } from './rebate-bounds.ts'
import { tablePage } from './table-page.ts'
import { named } from './team-sql.ts'

const wireBounds = ({ productType, lowest, highest, step, own }: RateBounds) => ({
  productType,
  lowest: toWireRate(lowest),
  highest: toWireRate(highest),
  step: toWireRate(step),
  own: toWireRate(own),
})

/** What the platform allows as rebate rates, with the own ones. */
export const handleGlobalRebateSettings: Handler<typeof getGlobalRebateSettings> = async (call) => ({
  list: (await platformBounds(call.gateway.db, agentOf(call).memberId)).map(wireBounds),
})

/** What the platform allows for one product type, with the own rate. */
export const handleGlobalRebateSetting: Handler<typeof getGlobalRebateSettingsByProductType> = async (call) => {
  const { productType } = call.request
  const bounds = (await platformBounds(call.gateway.db, agentOf(call).memberId)).find(
    (found) => found.productType === productType,
  )
  return wireBounds(bounds ?? { productType, lowest: 0, highest: 0, step: 1, own: 0 })
}

/** The rates of the direct downlines. */
export const handleListDownlineRebates: Handler<typeof listDownlineRebates> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const found = sql`with found as (
    select m.id as "memberId", m.username as "account", m.type as "type", m.registered_at as "registeredAt"
    from members m where m.upline_id = ${memberId} and ${named(sql`m.username`, call.request)}
  )`
  const columns = { memberId: 'number', account: 'text', type: 'number', registeredAt: 'number' } as const
  const page = await tablePage(db, { found, columns, totals: [], key: 'memberId' }, call.request)
  const rates = await ratesOf(
    db,
    page.list.map((row) => row.memberId),
  )
  return {
    ...page,
    list: page.list.map(({ memberId: id, account, type }) => ({
      memberId: id,
      account,
      type,
      rates: wireRates(rates.get(id) ?? {}),
    })),
  }
}

/** The rates of one direct downline with their bounds. @throws DomainError agent.downline.unknown */
export const handleCustomerRebate: Handler<typeof getCustomerRebate> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const { account, productType } = call.request
  const downline = await directDownlineOf(db, memberId, account)
  const rates = (await ratesOf(db, [downline.id])).get(downline.id) ?? {}
  const bounds = (await boundsFor(db, memberId, downline.id)).filter(
    (found) => productType === '' || found.productType === productType,
  )
  const list = bounds.map((found) => ({ ...wireBounds(found), rate: toWireRate(rates[found.productType] ?? 0) }))
  return { memberId: downline.id, account: downline.username, list }
}

/** Sets rates of a member inside the transaction `tx`; those that are not named stay. */
export async function setRates(
  tx: Database,
  memberId: number,
  rates: Readonly<Record<string, number>>,
  at: number,
): Promise<void> {
  const rows = Object.entries(rates).map(([productType, rate]) => ({ memberId, productType, rate, at }))
  if (rows.length === 0) return
  await tx
    .insert(rebateRates)
    .values(rows)
    .onConflictDoUpdate({
      target: [rebateRates.memberId, rebateRates.productType],
      set: { rate: sql`excluded.rate`, at: sql`excluded.at` },
    })
}

/** Sets rates of a direct downline. @throws DomainError agent.downline.unknown, agent.rate.outside */
export const handleSetDownlineRebate: Handler<typeof setDownlineRebate> = async (call) => {
  const { memberId } = agentOf(call)
  return call.gateway.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rebate-rates', 0))`)
    const downline = await directDownlineOf(tx, memberId, call.request.account)
    await setRates(
      tx,
      downline.id,
      ratesWithin(await boundsFor(tx, memberId, downline.id), call.request.rates),
      call.now,
    )
    const rates = (await ratesOf(tx, [downline.id])).get(downline.id) ?? {}
    return { memberId: downline.id, account: downline.username, rates: wireRates(rates) }
  })
}

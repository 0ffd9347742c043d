import { asc, eq, inArray } from 'drizzle-orm'
import {
  affiliateJoins,
  affiliateLinks,
  agentNotices,
  contracts,
  members,
  rebateLimits,
  rebateRates,
} from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { openHouse } from '../../../kernel/ledger/index.ts'
import { madeOf } from '../content/translations/made-of.ts'
import { rateStep, seedContracts, seedLinks, seedRates } from './agreed-terms.ts'
import { lowerTerms } from './lower-terms.ts'
import { seedAgentNotices } from './notices.ts'
import { present } from '../../../kernel/objects/index.ts'

const hour = 3_600_000
const day = 24 * hour
const salaryPeriods = { dividend: 'semimonthly', daily: 'daily', hourly: 'hourly', realtime: 'realtime' } as const

async function writeRates(tx: Database, ids: ReadonlyMap<string, number>, since: number): Promise<void> {
  const types = Object.entries(seedRates)
  await tx
    .insert(rebateLimits)
    .values(types.map(([productType, { highest }]) => ({ productType, lowest: 0, highest, step: rateStep })))
  await tx.insert(rebateRates).values(
    types.flatMap(([productType, rates]) =>
      (['marcobay01', 'aprilsol22'] as const).map((name) => ({
        memberId: present(ids.get(name), name),
        productType,
        rate: rates[name],
        at: since,
      })),
    ),
  )
}

async function writeContracts(tx: Database, ids: ReadonlyMap<string, number>, now: number): Promise<void> {
  await tx.insert(contracts).values(
    seedContracts.map(({ of, by, kind, category, days, status, tiers }): typeof contracts.$inferInsert => {
      const offeredAt = now - days * day - 3 * hour
      return {
        kind,
        category,
        tiers,
        status,
        offeredAt,
        memberId: present(ids.get(of), of),
        uplineId: by === 'house' ? null : present(ids.get(by), by),
        period: salaryPeriods[kind],
        acceptedAt: status === 'offered' ? null : now - days * day,
        proposedBy: status === 'terminating' ? 'upline' : null,
      }
    }),
  )
}

async function writeLinks(tx: Database, ids: ReadonlyMap<string, number>, now: number): Promise<void> {
  for (const { of, code, type, note, days, opened, joined, rates } of seedLinks) {
    const memberId = present(ids.get(of), of)
    const [link] = await tx
      .insert(affiliateLinks)
      .values({ code, memberId, type, note, rates, opened, createdAt: now - days * day })
      .returning({ id: affiliateLinks.id })
    const taken = tx.select({ id: affiliateJoins.memberId }).from(affiliateJoins)
    const downlines = await tx
      .select({ id: members.id, at: members.registeredAt, type: members.type, taken: inArray(members.id, taken) })
      .from(members)
      .where(eq(members.uplineId, memberId))
      .orderBy(asc(members.id))
    const guests = downlines.filter((guest) => guest.type === 0 && !guest.taken).slice(1, joined + 1)
    if (!link || guests.length === 0) continue
    await tx.insert(affiliateJoins).values(guests.map(({ id, at }) => ({ memberId: id, linkId: link.id, at })))
    const given = guests.flatMap(({ id }) =>
      Object.entries(rates).map(([productType, rate]) => ({ memberId: id, productType, rate, at: now - days * day })),
    )
    if (given.length) await tx.insert(rebateRates).values(given)
  }
}

/**
 * Gives the two agents of the seed their rates, contracts, links
 * and notices, where there are none yet; answers whether it did.
 */
export async function seedAgents(tx: Database, now: number): Promise<boolean> {
  await openHouse(tx)
  const [known] = await tx.select().from(rebateLimits).limit(1)
  const people = await tx
    .select({ id: members.id, key: members.usernameKey })
    .from(members)
    .where(inArray(members.usernameKey, ['marcobay01', 'aprilsol22']))
  const ids = new Map(people.map(({ key, id }) => [key, id]))
  if (known && people.length === 2) await lowerTerms(tx, ids, now)
  if (known || people.length < 2) return false
  await writeRates(tx, ids, now - 60 * day)
  await writeContracts(tx, ids, now)
  await writeLinks(tx, ids, now)
  await tx.insert(agentNotices).values(
    seedAgentNotices.map(({ id, hoursAgo, title, text }) => ({
      id,
      title,
      content: madeOf(text, (said) => `<p>${said}</p>`),
      at: now - hoursAgo * hour,
    })),
  )
  return true
}

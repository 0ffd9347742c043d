import { and, eq, gt, or, sql } from 'drizzle-orm'
import { affiliateLinks, affiliateOpenings, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { hashOf, longestMs, sharerOf } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { startOfDay } from '../../kernel/jobs/index.ts'
import { deviceOf } from '../session/device-of.ts'
import type { Affiliate } from './find-affiliate.ts'

/** The device that the cookie of a call names: the check of a code and a registration both carry it. */
const deviceBy = (call: Call): string | null => deviceOf({ ...call, request: {} })

/** The visitor of a call, hashed: its device, else its browser at its address. */
export const visitorOf = (call: Call): string =>
  hashOf(deviceBy(call) ?? [sharerOf(call.address), call.browser?.browser, call.browser?.system].join(' '))

/**
 * Whether the owner of a link looks at it: where it had a session within the longest time of one, by device, or by
 * browser and network. The check of a code carries no token.
 */
async function isOwner(call: Call, ownerId: number): Promise<boolean> {
  const { gateway, browser, network, now } = call
  const device = deviceBy(call)
  const here = browser
    ? and(eq(sessions.network, network), eq(sessions.browser, browser.browser), eq(sessions.system, browser.system))
    : undefined
  if (!device && !here) return false
  const [row] = await gateway.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, ownerId),
        gt(sessions.createdAt, now - longestMs),
        or(device ? eq(sessions.deviceId, device) : undefined, here),
      ),
    )
    .limit(1)
  return row !== undefined
}

const countUp = (tx: Database, linkId: number): Promise<unknown> =>
  tx
    .update(affiliateLinks)
    .set({ opened: sql`${affiliateLinks.opened} + 1` })
    .where(eq(affiliateLinks.id, linkId))

/** Counts that a visitor opened a link: once a day, a robot and the owner never. */
export async function countOpening(call: Call, { linkId, uplineId }: Affiliate): Promise<void> {
  const { gateway, robot, now } = call
  if (robot || (await isOwner(call, uplineId))) return
  await gateway.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(affiliateOpenings)
      .values({ linkId, day: startOfDay(now), visitor: visitorOf(call) })
      .onConflictDoNothing()
      .returning({ linkId: affiliateOpenings.linkId })
    if (fresh) await countUp(tx, linkId)
  })
}

/**
 * Counts a registration through a link as an opening of it, inside the transaction `tx`, unless that of this visitor
 * and day is there and no other registration has taken it: no link has more registrations than openings.
 */
export async function countJoining(
  tx: Database,
  { linkId, visitor, at }: { linkId: number; visitor: string; at: number },
): Promise<void> {
  const [row] = await tx
    .insert(affiliateOpenings)
    .values({ linkId, day: startOfDay(at), visitor, joined: true })
    .onConflictDoUpdate({
      target: [affiliateOpenings.linkId, affiliateOpenings.day, affiliateOpenings.visitor],
      set: { joined: true },
      setWhere: eq(affiliateOpenings.joined, false),
    })
    .returning({ fresh: sql<boolean>`(xmax = 0)` })
  if (!row || row.fresh) await countUp(tx, linkId)
}

import type { listAnnouncements, ServedRequestOf } from '@parlour/api-client/endpoints'
import { desc, eq } from 'drizzle-orm'
import { agentNotices, announcementReads } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Call, Handler, Session } from '../../kernel/http/index.ts'
import { isAgent } from '../../identity/index.ts'
import { bannerOnWire, promotionOfBanner } from './banner-on-wire.ts'
import { isListed, isOn } from '../../kernel/ports/index.ts'
import type { AnnouncementRow } from '../../kernel/ports/index.ts'
import { announcementOnWire, promotionOnWire } from './announcement-on-wire.ts'

type ListCall = Call<ServedRequestOf<typeof listAnnouncements>>

/** What this member has opened; nothing for a guest. */
async function readsOf({ gateway, session }: ListCall): Promise<ReadonlySet<number>> {
  if (!session) return new Set()
  const rows = await gateway.db.select().from(announcementReads).where(eq(announcementReads.memberId, session.memberId))
  return new Set(rows.map(({ announcementId }) => announcementId))
}

/** Which popups show: members get theirs, or those of the one kind they ask for; a guest those before login. */
const executionsOf = (session: Session | null, asked: string): readonly string[] => {
  if (!session) return ['B']
  return asked === 'A' || asked === 'F' ? [asked] : ['A', 'F']
}

/** Notices for agents, newest first; nothing for anybody else. */
async function noticesForAgents({ gateway, session, language }: ListCall, read: ReadonlySet<number>) {
  if (!session || !isAgent(session.type)) return []
  const rows = await gateway.db.select().from(agentNotices).orderBy(desc(agentNotices.at), desc(agentNotices.id))
  return rows.map(({ id, title, content, at }) => ({
    id,
    title: localized(title, language),
    content: localized(content, language),
    type: 'A',
    startDate: at,
    endDate: null,
    execution: null,
    read: read.has(id),
  }))
}

/**
 * Notices, popups, promotions and banners that are on now, and promotions that begin soon; members get the popups for
 * members, agents their notices.
 */
export const handleListAnnouncements: Handler<typeof listAnnouncements> = async (call) => {
  const { gateway, request, session, language, now } = call
  const { announcements, banners } = gateway.content
  const types = new Set(request.types.split(','))
  const read = await readsOf(call)
  const runs = (promotionId: number): boolean =>
    announcements.some((row) => row.type === 'PR' && row.id === promotionId && isOn(row, now))
  // A notice or banner of a promotion promises it: it shows only while that runs.
  const keeps = (promotionId: number | null): boolean => promotionId === null || runs(promotionId)
  const isLive = (row: AnnouncementRow): boolean =>
    (row.type === 'PR' ? isListed(row, now) : isOn(row, now) && keeps(row.linkedPromotionId)) &&
    (row.platform === 'A' || row.platform === request.platform)
  const live = (type: string): AnnouncementRow[] =>
    types.has(type) ? announcements.filter((row) => row.type === type && isLive(row)) : []
  const notices = (type: string) => live(type).map((row) => announcementOnWire(row, language, read))
  const executions = executionsOf(session, request.execution)
  return {
    player: notices('PL'),
    hot: notices('H'),
    promotion: live('PR').map((row) => promotionOnWire(gateway, row, language, read)),
    popup: live('PU')
      .filter((row) => executions.includes(row.execution ?? 'B'))
      .map((row) => announcementOnWire(row, language, read)),
    agent: types.has('A') ? await noticesForAgents(call, read) : [],
    banners: types.has('B')
      ? banners.filter((row) => keeps(promotionOfBanner(row))).map((row) => bannerOnWire(gateway, row, language))
      : [],
  }
}

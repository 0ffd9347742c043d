import type { listAnnouncements } from '@parlour/api-client/endpoints'
import { roomIdOf } from '../games/game-row.ts'
import type { Gateway } from '../gateway.ts'
import type { Handler } from '../http/call.ts'
import type { Language } from '../http/messages.ts'
import { bannerUrl, type AnnouncementRow, type BannerRow } from './content.ts'

const announcement = (row: AnnouncementRow, language: Language) => ({
  id: row.id,
  title: row.title[language],
  content: row.content[language],
  type: row.type,
  startDate: row.startDate,
  endDate: row.endDate,
  execution: row.execution,
})

const promotion = (row: AnnouncementRow, language: Language) => ({
  ...announcement(row, language),
  category: row.category,
  sortIndex: row.position,
  summary: row.summary?.[language] ?? null,
  figure: row.figure,
  figureLabel: row.figureLabel?.[language] ?? null,
})

const banner = ({ catalogue }: Gateway, row: BannerRow, language: Language) => {
  const game = row.gameId === null ? undefined : catalogue.find(row.gameId)
  return {
    title: row.title[language],
    bannerId: row.id,
    announcementId: null,
    url: bannerUrl(row, 'desktop', language),
    mobileUrl: bannerUrl(row, 'phone', language),
    groupName: row.groupName,
    linkage: row.linkage,
    linkageType: row.linkageType,
    vendor: game?.studio ?? null,
    nodeId: game?.id ?? null,
    roomId: game ? roomIdOf(game) : null,
  }
}

/** Notices, popups, promotions and banners that are on now; members get the popups for members. */
export const answerListAnnouncements: Handler<typeof listAnnouncements> = async (call) => {
  const { gateway, request, session, language, now } = call
  const types = new Set(request.types.split(','))
  const live = (type: string): AnnouncementRow[] =>
    types.has(type)
      ? gateway.content.announcements.filter(
          (row) => row.type === type && row.startDate <= now && (row.endDate === null || now < row.endDate),
        )
      : []
  const executions = session ? ['A', 'F'] : ['B']
  return {
    player: live('PL').map((row) => announcement(row, language)),
    promotion: live('PR').map((row) => promotion(row, language)),
    popup: live('PU').filter((row) => executions.includes(row.execution ?? 'B')).map((row) => announcement(row, language)),
    banners: types.has('B') ? gateway.content.banners.map((row) => banner(gateway, row, language)) : [],
  }
}

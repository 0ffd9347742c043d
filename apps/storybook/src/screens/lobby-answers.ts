import {
  getChatGroupPermission,
  getChatUnreadCount,
  getDomainRoutes,
  getGameDetails,
  getHelpCenter,
  getLotteryMenus,
  getPointBalance,
  getPointConfig,
  getPointConversionType,
  getUnreadMessageCount,
  getVietnamMenus,
  launchChat,
  listInbox,
  listLotteryGames,
  listMyOpenedNumbers,
  listNearNumbers,
  listOpenedNumbers,
  listOutbox,
  listPointHistory,
  listPointRewards,
  listPopularLotteries,
  listRecentGames,
  listRecentVietnamMenus,
  listRecipients,
  listRedemptions,
  listRooms,
  type Endpoint,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import windows from './answers/game-windows.json'
import helpEn from './answers/help-en.json'
import helpTy from './answers/help-ty.json'
import lottery from './answers/lottery.json'
import messages from './answers/messages.json'
import points from './answers/points.json'

/** What the screens of the lobby read: a condition slows it down, empties it or breaks it. */
export const lobbyReads: readonly Endpoint[] = [
  getDomainRoutes,
  getGameDetails,
  getHelpCenter,
  getLotteryMenus,
  getPointBalance,
  getVietnamMenus,
  launchChat,
  listInbox,
  listLotteryGames,
  listMyOpenedNumbers,
  listNearNumbers,
  listOpenedNumbers,
  listPointRewards,
  listPopularLotteries,
  listRecentGames,
  listRecentVietnamMenus,
  listRedemptions,
  listRooms,
]

/** Lets a server answer what the lobby asks, in the languages that the sample platform writes in. */
export function settleLobby(server: FakeServer, language: string): void {
  server
    .answer(getHelpCenter, (language === 'TY' ? helpTy : helpEn) as never)
    .answer(getLotteryMenus, lottery.menus as never)
    .answer(getVietnamMenus, lottery.vietnam as never)
    .answer(listPopularLotteries, lottery.popular as never)
    .answer(listLotteryGames, lottery.elott as never)
    .answer(listOpenedNumbers, lottery.opened as never)
    .answer(listMyOpenedNumbers, lottery.mine as never)
    .answer(listNearNumbers, ({ gameCode }) => lottery.near.map((row) => ({ ...row, gameCode })) as never)
    .answer(listRecentVietnamMenus, lottery.recentVietnam as never)
    .answer(listRecentGames, lottery.recent as never)
    .answer(getPointBalance, points.balance)
    .answer(getPointConfig, points.config as never)
    .answer(getPointConversionType, points.conversion as never)
    .answer(listPointRewards, ({ type }) => rewards(type) as never)
    .answer(listRedemptions, points.redemptions as never)
    .answer(listPointHistory, points.history as never)
    .answer(getUnreadMessageCount, messages.unread)
    .answer(getChatUnreadCount, messages.chatUnread as never)
    .answer(getChatGroupPermission, messages.permission as never)
    .answer(launchChat, { chatUrl: 'https://chat.vesper.example/room', unReadCount: 0 })
    .answer(listInbox, messages.inbox as never)
    .answer(listOutbox, messages.outbox as never)
    .answer(listRecipients, messages.recipients as never)
    .answer(getGameDetails, windows.details as never)
    .answer(listRooms, windows.rooms as never)
    .answer(getDomainRoutes, windows.domains)
}

function rewards(type: string | undefined): object {
  const list = points.rewards.list.filter((reward) => !type || reward.type === type)
  return { list, totalPages: 1, totalCount: list.length }
}

const none = { list: [], totalPages: 0, totalCount: 0 }

/** Nothing is drawn, sold, written or asked. */
export const emptyLobby = (server: FakeServer): FakeServer =>
  server
    .answer(getHelpCenter, { list: [] })
    .answer(getLotteryMenus, {})
    .answer(getVietnamMenus, {})
    .answer(listPopularLotteries, [])
    .answer(listLotteryGames, [])
    .answer(listOpenedNumbers, {})
    .answer(listMyOpenedNumbers, [])
    .answer(listRecentVietnamMenus, [])
    .answer(listRecentGames, none)
    .answer(getPointBalance, 0)
    .answer(listPointRewards, none)
    .answer(listRedemptions, none)
    .answer(listPointHistory, none)
    .answer(getUnreadMessageCount, 0)
    .answer(listInbox, none)
    .answer(listOutbox, none)
    .answer(listRooms, { content: [], totalPages: 0, totalCount: 0 })
    .answer(getDomainRoutes, { domainList: [] })

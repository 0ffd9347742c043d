import { languages } from '../../kernel/http/index.ts'
import { keysOf } from '../../kernel/objects/index.ts'

/**
 * Paths that the site's router has a page for; any other gets
 * the same HTML with the status 404. Source: specification 2.
 */
export const sitePaths: ReadonlySet<string> = new Set([
  '/',
  '/register',
  '/login',
  '/game',
  '/seamless',
  '/lottery',
  '/vnlottery',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/help',
  '/helpmc',
  '/down',
  '/download',
  '/member',
  '/member/securityCenter',
  '/member/profile',
  '/member/playerRank',
  '/member/transferFund',
  '/member/depositv2',
  '/member/withdraw',
  '/member/transferUpline',
  '/member/personalHistoryCopy',
  '/member/transactionHistory',
  '/member/personalProfit',
  '/member/rewardCenter',
  '/member/referral',
  '/member/missionLeaderboard',
  '/member/manualRebate',
  '/member/messageV2',
  '/member/bonusDetails',
  '/agent',
  '/agent/agentTeamOverview',
  '/agent/registerCenter',
  '/agent/downlineManagmentView',
  '/agent/agentAnnouncement',
  '/agent/personalHistoryCopy',
  '/agent/palStatementsAgentCopy',
  '/agent/agentRevenueReport',
  '/agent/agentDownlineTransactionDetailsCopy',
  '/agent/agentContracts',
  '/agent/agentDividendRecordCopy2',
  '/agent/agentDailyWages2',
  '/agent/agentHourSalary',
  '/agent/agentRealtimeSalary',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/cockfight',
  '/inhouse',
  '/elott',
  '/lott',
])

/** Older addresses of the same pages. */
const siteAliases: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/register.html': '/register',
}

/** How many documents there are: each path and three that are missing, in each language, for each origin. */
export const mostDocuments = (origins: number): number =>
  (sitePaths.size + 3) * keysOf(languages).length * Math.max(origins, 1)

/**
 * The path whose document a path gets. All paths without a page share one, and one in each centre, whose frame differs:
 * random addresses are drawn once.
 *
 * @example documentPath('/index.html') // '/'
 * @example documentPath('/no/such/page') // '/missing'
 */
export function documentPath(path: string): string {
  const own = siteAliases[path] ?? path
  if (sitePaths.has(own)) return own
  const [, centre] = /^\/(member|agent)\//.exec(path) ?? []
  return centre ? `/${centre}/missing` : '/missing'
}

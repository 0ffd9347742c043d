import * as records from '@parlour/api-client/endpoints'
import type { Endpoint } from '@parlour/api-client/endpoints'

/**
 * Calls that add up what many members did: they read from a pool of their own with a shorter limit for a statement, and
 * few of them run at once, so that they never take the connections that balances and rounds need.
 */
const reports = [
  records.getTeamOverview,
  records.getTeamAttention,
  records.listDownlineTransactions,
  records.listLotteryProfit,
  records.listFishingProfit,
  records.listTeamProfit,
  records.listTeamBets,
  records.listTeamGameBets,
  records.listIncome,
  records.listCommissions,
  records.listDividends,
  records.listDailySalaries,
  records.listHourlySalaries,
  records.listRealtimeSalaries,
  records.listDownlines,
  records.listDownlineContracts,
  records.getContractImpact,
  records.previewOffer,
  records.listContractStandings,
  records.listWinners,
  records.getMissionLeaderboard,
  records.listPopularLotteries,
] as const

const reportNames: ReadonlySet<string> = new Set(reports.map(({ name }) => name))

const pathsOf = (some: readonly Pick<Endpoint, 'path' | 'aliases'>[]): ReadonlySet<string> =>
  new Set(some.flatMap(({ path, aliases }) => [path, ...aliases]))

const reportPaths = pathsOf(reports)
/** Calls that hash a password: they wait up to three seconds for a thread, many at once, and nearly without work. */
const hashPaths = pathsOf([
  records.login,
  records.loginUnsecure,
  records.register,
  records.registerMobile,
  records.registerAutoUsername,
  records.recoverByPhone,
  records.createDownline,
])

/** Calls that carry pictures: their bodies are megabytes, which a phone sends for seconds. */
const uploadPaths = pathsOf([records.applyForPromotion, records.depositByTransfer])

/** Whether a call is answered from the pool of the reports. */
export const isReport = ({ name }: Pick<Endpoint, 'name'>): boolean => reportNames.has(name)

/** The class of a request; each has an admission queue of its own, and `open` requests pass. */
export type CallClass = 'documents' | 'calls' | 'passwords' | 'uploads' | 'frames' | 'reports' | 'open'

/** Whether a path on the host of a frame is that of a call, and not of a page. */
export const isCallPath = (url: string): boolean => url.startsWith('/api/')

const apiPath = /^\/(?:wps|lgw|lotto|callbacks|csp)(?:\/|$)/
const openPath = /^\/(?:img|assets|operator|test|livez|readyz|metrics)(?:\/|$)/
/** Waits for the end of a round, up to its time limit, without working. */
const longPoll = '/api/crash/watch'

/** What the router makes of a path: it takes out dot segments and reads signs that are written in percents. */
const routed = /\/\.|%|\\|^[^/]/

function pathOf(url: string): string {
  const raw = url.split('?', 1)[0] ?? ''
  if (!routed.test(raw)) return raw
  try {
    return decodeURI(new URL(raw, 'http://localhost').pathname)
  } catch {
    return raw
  }
}

/** The class of a request, by the path that it is routed by and whether it is for the host of a frame. */
export function classOf(url: string, isFrame: () => boolean): CallClass {
  const path = pathOf(url)
  if (openPath.test(path) || path === longPoll) return 'open'
  if (reportPaths.has(path)) return 'reports'
  if (hashPaths.has(path)) return 'passwords'
  if (uploadPaths.has(path)) return 'uploads'
  if (apiPath.test(path)) return 'calls'
  return isFrame() ? 'frames' : 'documents'
}

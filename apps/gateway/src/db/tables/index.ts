export { affiliateJoins, affiliateLinks, agentNotices, agentSettings, rebateLimits, rebateRates } from './agents.ts'
export { bonuses } from './bonuses.ts'
export { announcementReads, announcements, banners, promotionCategories } from './content.ts'
export { contracts, payouts } from './contracts.ts'
export { favourites, games, studios } from './games.ts'
export { jobRuns } from './jobs.ts'
export { accounts, entries, idempotency, transfers } from './ledger.ts'
export { members } from './members.ts'
export {
  bankCards, depositReceipts, deposits, payCallbacks, providerKeys, walletLocks, withdrawals, withdrawalStages,
} from './money.ts'
export { outbox } from './outbox.ts'
export { cipherKeys, platformState, resources, seedState, seenRequests } from './platform.ts'
export { gameSessions, gameTickets, rounds } from './play.ts'
export { attempts, captchas, loginTickets, oneTimeCodes, recoveries, sessions } from './sessions.ts'
export { chatMessages, chatRooms, chatSessions, chatTickets, feedback, helpArticles, messages } from './support.ts'

export type { Tab, Words } from './content.ts'
export type { Adjustment, ContractStatus, Tier } from './contracts.ts'

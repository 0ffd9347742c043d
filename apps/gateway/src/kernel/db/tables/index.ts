export { agentActiveDays, agentMoneyDays, agentPlayDays, agentRolls, closedDays, lateDays } from './agent-days.ts'
export {
  affiliateJoins,
  affiliateLinks,
  affiliateOpenings,
  agentNotices,
  agentSettings,
  rebateLimits,
  rebateRates,
} from './agents.ts'
export { archiveParts, archives, carriedAmounts } from './archives.ts'
export { bonuses, bonusStakes } from './bonuses.ts'
export { caseNotes, cases, reviewLimits } from './cases.ts'
export { announcementReads, announcements, banners, promotionCategories } from './content.ts'
export { contracts, contractStatuses, payouts } from './contracts.ts'
export { sportsbookBets, sportsbookFixtures, sportsbookLegs, sportsbookTeams } from './sportsbook.ts'
export { catalogueState, favourites, gameCategories, games, providers, storedEngine } from './games.ts'
export { jobDrafts, jobProgress, jobRuns } from './jobs.ts'
export { accounts, entries, idempotency, transfers } from './ledger.ts'
export { draws, drawSeals, lotteries, lotteryTickets } from './lottery.ts'
export { memberAncestors, members } from './members.ts'
export {
  payoutAccounts,
  depositReceipts,
  deposits,
  payCallbacks,
  providerKeys,
  walletLocks,
  withdrawals,
  withdrawalStatuses,
} from './money.ts'
export { missions } from './missions.ts'
export { outbox } from './outbox.ts'
export { payoutCounts, payoutDrafts } from './payout-parts.ts'
export { cipherKeys, platformState, resources, seedState, seenRequests } from './platform.ts'
export { gameSessions, gameTickets, launches, openRounds, rounds } from './play.ts'
export { pointAccounts, pointDays, pointEntries, pointRests, pointRewards, redemptions } from './points.ts'
export { promotions } from './promotion-rules.ts'
export {
  applicationPictures,
  applications,
  claims,
  loginRewards,
  promoCodes,
  promotionJoins,
  tickets,
} from './promotions.ts'
export { raffles, raffleTickets, raffleWinners } from './raffles.ts'
export { rebates, referrals } from './rewards.ts'
export { bestWins, gameHours, memberDays, moneyDays, pastCategories } from './rollups.ts'
export { pokerChairs, pokerHands, pokerPlays, pokerTables } from './poker-tables.ts'
export { attempts, captchas, loginTickets, oneTimeCodes, sessions } from './sessions.ts'
export { socialIdentities, spentTokens } from './social.ts'
export { chatMessages, chatRooms, chatSessions, chatTickets, feedback, helpArticles, messages } from './support.ts'

export type { ArchiveCursor, ArchiveFile, ArchiveState, ArchiveTotals } from './archives.ts'
export type { CaseKind, CaseReason, CaseState } from './cases.ts'
export type { Tab, Words } from './content.ts'
export type { TicketLine } from './lottery.ts'
export type { GameCategory } from './games.ts'
export type { DemoRound } from './play.ts'
export type { RewardType } from './points.ts'
export type { RebateLine } from './rewards.ts'
export type { Adjustment, ContractStatus, PayoutKind, PayoutStatus, Tier } from './contracts.ts'
export type { CallbackOutcome, WithdrawalStatus } from './money.ts'

export { bigintArray, eachOf, isAnyId, isAnyOf, isAnyText, textArray, uuidArray } from './any-of.ts'
export { cacheForMinute } from './cache-for-minute.ts'
export { cacheFor } from './cache-for.ts'
export { afterConflicts, codeOf } from './conflicts.ts'
export { checkDataFolder } from './data-folder.ts'
export { DatabaseBusy, isDiskFull, isPassing } from './database-failures.ts'
export { roomToWork } from './disk-room.ts'
export { explainFailure } from './explain-failure.ts'
export { hasTables, isMigrated } from './has-tables.ts'
export { inParts } from './in-parts.ts'
export { inSnapshot } from './in-snapshot.ts'
export { insertRows } from './insert-rows.ts'
export { openDatabase, openMemory } from './open-database.ts'
export { restrictToOwner } from './private-folder.ts'
export { rowsOf } from './rows-of.ts'
export { sharedSecret } from './shared-secret.ts'
export {
  accounts,
  affiliateJoins,
  affiliateLinks,
  affiliateOpenings,
  agentNotices,
  agentSettings,
  announcementReads,
  announcements,
  applicationPictures,
  applications,
  archiveParts,
  archives,
  banners,
  bonusStakes,
  bonuses,
  captchas,
  carriedAmounts,
  caseNotes,
  cases,
  catalogueState,
  chatMessages,
  chatRooms,
  chatSessions,
  chatTickets,
  claims,
  contractStatuses,
  contracts,
  depositReceipts,
  deposits,
  drawSeals,
  draws,
  entries,
  favourites,
  feedback,
  gameCategories,
  gameHours,
  gameSessions,
  gameTickets,
  games,
  helpArticles,
  idempotency,
  jobProgress,
  jobRuns,
  launches,
  loginRewards,
  loginTickets,
  lotteries,
  lotteryTickets,
  memberDays,
  moneyDays,
  memberAncestors,
  members,
  messages,
  missions,
  oneTimeCodes,
  openRounds,
  outbox,
  pastCategories,
  payCallbacks,
  payoutAccounts,
  payoutCounts,
  payoutDrafts,
  payouts,
  platformState,
  pointAccounts,
  pointDays,
  pointEntries,
  pointRests,
  pointRewards,
  pokerChairs,
  pokerHands,
  pokerPlays,
  pokerTables,
  promoCodes,
  promotionCategories,
  promotionJoins,
  promotions,
  providers,
  raffleTickets,
  raffleWinners,
  raffles,
  rebateLimits,
  rebateRates,
  rebates,
  redemptions,
  referrals,
  resources,
  reviewLimits,
  rounds,
  seedState,
  sessions,
  socialIdentities,
  spentTokens,
  sportsbookBets,
  sportsbookFixtures,
  sportsbookLegs,
  sportsbookTeams,
  storedEngine,
  tickets,
  transfers,
  walletLocks,
  withdrawalStatuses,
  withdrawals,
} from './tables/index.ts'
export { takeBatchTime, takeTime } from './time-limits.ts'
export { ranks, suits } from './values/cards.ts'
export { marketKinds, picks } from './values/sportsbook.ts'
export { noWithdrawRules } from './values/withdraw-rules.ts'

export type { Database, OpenDatabase } from './open-database.ts'
export type { Row } from './rows-of.ts'
export type {
  Adjustment,
  ArchiveCursor,
  ArchiveFile,
  ArchiveState,
  ArchiveTotals,
  CallbackOutcome,
  CaseKind,
  CaseReason,
  CaseState,
  ContractStatus,
  DemoRound,
  GameCategory,
  PayoutKind,
  PayoutStatus,
  RebateLine,
  Tab,
  TicketLine,
  Tier,
  WithdrawalStatus,
  Words,
} from './tables/index.ts'
export type { MessageValues } from './tables/support.ts'
export type { Card, Hand, Rank, Suit } from './values/cards.ts'
export type { Course, Mark, Market, MarketKind, News, Pick, PricedPick, Result } from './values/sportsbook.ts'
export type { PromotionRule, PromotionRules, PromotionType, RuleOf } from './values/promotion-rule.ts'
export type { PromotionTerms } from './values/terms.ts'
export type { WithdrawRules } from './values/withdraw-rules.ts'

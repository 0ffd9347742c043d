export {
  allPayouts,
  payoutColumns,
  payoutStates,
  payoutsQuery,
  standingsQuery,
  untilSettled,
} from './salaries/queries.ts'
export { contractFlags, isPageOpen } from './centre/contract-flags.ts'
export { standingView } from './salaries/standing.ts'
export { agentPageGroups, agentPages, firstAgentPage, isAgentPage } from './centre/pages.ts'
export { changeOf } from './overview/change-of.ts'
export { addStep, firstSteps, meaningOf, mostSteps, moveStep, sentSteps, stepsText } from './contracts/draft-steps.ts'
export {
  agentsBelowQuery,
  contractImpactQuery,
  contractPageSize,
  contractQuery,
  contractsEveryMs,
  contractsPageQuery,
  mostChoices,
  offerPreviewQuery,
  waitingContractsQuery,
} from './contracts/queries.ts'
export { checkSteps, draftTerm, highestAt, keptAt, keptOf } from './contracts/check-steps.ts'
export { areSameTerms, offerDraft } from './contracts/offer-draft.ts'
export { offerBounds } from './contracts/offer-bounds.ts'
export { compareTerms, termAt, termOf } from './contracts/terms.ts'
export { monthByStep } from './contracts/month-by-step.ts'
export { contractActions, contractState, contractStates, waitsForMe } from './contracts/contract-state.ts'
export { contractSearch, contractTabs, contractView } from './contracts/contract-view.ts'
export { contractTimeline } from './contracts/contract-timeline.ts'
export { contractsQuery, defaultsQuery } from './centre/queries.ts'
export { daysOf, houseToday, mostDays, teamPeriod, teamView, usualDays } from './overview/team-view.ts'
export { attentionQuery, overviewQuery } from './overview/queries.ts'
export { incomeKinds, kindsWith } from './income/income-kinds.ts'
export { incomeOpen, openIncome } from './income/income-open.ts'
export {
  allIncome,
  daysBeforeThese,
  incomeColumns,
  incomeDaysQuery,
  incomeQuery,
  paidQuery,
  paidSize,
  payoutQuery,
} from './income/queries.ts'
export { periodFormat } from './income/period-format.ts'
export { waterfallOf } from './income/waterfall.ts'
export { bestLink, conversionOf } from './register/conversion.ts'
export { firstPassword } from './register/first-password.ts'
export { linksQuery, peoplePageSize, peopleQuery, rateSettingsQuery } from './register/queries.ts'
export {
  firstRates,
  fitsRate,
  keptOfThousand,
  rateBounds,
  rateDigits,
  refusedRate,
  sentRates,
} from './register/rates.ts'
export { registerSearch, registerTabs, registerView } from './register/register-view.ts'
export { listSearch, listView, mostListDays, usualListDays } from './lists/list-view.ts'
export {
  agentNoticesQuery,
  allTeamBets,
  allTeamProfit,
  allTeamTransactions,
  betColumns,
  listSize,
  profitColumns,
  profitTabOf,
  profitTabs,
  teamBetsQuery,
  teamProfitQuery,
  teamTransactionsQuery,
  transactionColumns,
} from './lists/queries.ts'
export { changedRates, memberBounds, presentRates } from './team/member-rates.ts'
export { isAgentType } from './team/is-agent-type.ts'
export {
  allMembers,
  branchQuery,
  branchSize,
  mayWriteQuery,
  memberColumns,
  memberContractsQuery,
  memberQuery,
  memberRatesQuery,
  membersQuery,
  paymentPasswordQuery,
  purseQuery,
} from './team/queries.ts'
export { transactionKinds } from './lists/transaction-kinds.ts'

export type { ContractFlags } from './centre/contract-flags.ts'
export type { NextStep, StandingStep, StandingView } from './salaries/standing.ts'
export type { AgentPage } from './centre/pages.ts'
export type { Asks, ComparedStep, Term } from './contracts/terms.ts'
export type { MonthStep } from './contracts/month-by-step.ts'
export type { ContractAction, ContractState } from './contracts/contract-state.ts'
export type { ContractMoment } from './contracts/contract-timeline.ts'
export type { ContractSearch, ContractSide, ContractTab, ContractView } from './contracts/contract-view.ts'
export type { DraftStep } from './contracts/draft-steps.ts'
export type { OfferDraft, OfferTerms } from './contracts/offer-draft.ts'
export type { OfferBounds, StepCode, StepField, StepIssue } from './contracts/check-steps.ts'
export type { IncomeKind } from './income/income-kinds.ts'
export type { IncomeOpen } from './income/income-open.ts'
export type { IncomeView } from './income/queries.ts'
export type { WaterfallTerm, WaterfallTermId } from './income/waterfall.ts'
export type { ListSearch, ListView } from './lists/list-view.ts'
export type {
  AgentNotice,
  MemberProfit,
  ProfitPage,
  ProfitTab,
  TeamBet,
  TeamProfit,
  TeamTransaction,
} from './lists/queries.ts'
export type { TransactionKind } from './lists/transaction-kinds.ts'
export type { MemberRate } from './team/member-rates.ts'
export type { MemberLine, MembersView } from './team/queries.ts'
export type { Change } from './overview/change-of.ts'
export type { TeamSearch, TeamView } from './overview/team-view.ts'
export type { Opened } from './register/conversion.ts'
export type { PasswordLimits } from './register/first-password.ts'
export type { ChosenRates, RateBounds } from './register/rates.ts'
export type { RegisterSearch, RegisterTab, RegisterView } from './register/register-view.ts'

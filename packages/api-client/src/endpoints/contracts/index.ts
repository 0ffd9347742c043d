export { answerDailySalaryOffer } from './answer-daily-salary-offer.ts'
export { answerDividendOffer } from './answer-dividend-offer.ts'
export { answerHourlySalaryOffer } from './answer-hourly-salary-offer.ts'
export { answerRealtimeSalaryOffer } from './answer-realtime-salary-offer.ts'
export { answerTermination } from './answer-termination.ts'
export { getContractImpact } from './get-contract-impact.ts'
export { getContracts } from './get-contracts.ts'
export { listContractStandings } from './list-contract-standings.ts'
export { listDownlineContracts } from './list-downline-contracts.ts'
export { offerContract } from './offer-contract.ts'
export { previewOffer } from './preview-offer.ts'
export { proposeTermination } from './propose-termination.ts'
export { withdrawOffer } from './withdraw-offer.ts'
export { contractCategories, contractKinds, dividendPeriods } from './contract-terms.ts'

export type { ContractOutcome, EndedContract } from './contract-answer.ts'
export type { ContractCategory, ContractKind, ContractTier, DividendPeriod } from './contract-terms.ts'
export type { ContractImpact, ImpactStep } from './get-contract-impact.ts'
export type {
  DailySalaryContract,
  DividendStep,
  HourlySalaryContract,
  RealtimeSalaryContract,
} from './get-contracts.ts'
export type { ContractStanding } from './list-contract-standings.ts'
export type { DownlineContract } from './list-downline-contracts.ts'
export type { OfferPreview, PreviewStep } from './preview-offer.ts'

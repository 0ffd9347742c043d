import type { Override, Overrides } from '../client/overrides.ts'

const none: Override = { absent: true }
const answers = (answer: unknown): Override => ({ absent: { answer } })
/** The last moment that a date can have. */
const noEnd = 8_640_000_000_000_000
const emptyList = answers({ list: [] })

/**
 * The calls that the contract does not have, as overrides: a client of a platform that has the calls of the contract
 * and no others sends none of them. Lists are empty, marks of what was read are taken, and a session lasts 30 minutes
 * after the last call (contract 1.3); every other call is refused with `function.not.available`.
 *
 * @example createApiClient({ ...options, overrides: { ...relayNames.classic, ...contractCalls } })
 */
export const contractCalls: Overrides = {
  answerTermination: none,
  cancelDeposit: none,
  cancelWithdrawal: none,
  claimMilestone: none,
  claimRebate: none,
  createExchangeCode: none,
  endSessions: none,
  exchangeCode: none,
  forfeitBonus: none,
  getActivity: none,
  getBoxKey: none,
  getContractImpact: none,
  getDeposit: none,
  getGameDetails: none,
  getPayout: none,
  getPersonalProfit: none,
  getProfile: none,
  getRebate: none,
  getTeamAttention: none,
  getWithdrawPlan: none,
  getWithdrawal: none,
  getWithdrawalFee: none,
  keepSession: answers({ idleTime: 1_800_000, expirationTime: noEnd, endTime: noEnd }),
  listBonuses: emptyList,
  listDailySalaries: none,
  listDividends: none,
  listContractStandings: none,
  listDownlineContracts: none,
  listHourlySalaries: none,
  listInvited: emptyList,
  listMyApplications: emptyList,
  listPromotionOffers: emptyList,
  listRealtimeSalaries: none,
  listRebates: emptyList,
  listSessions: emptyList,
  listTeamBets: none,
  listTeamProfit: none,
  loginSocial: none,
  markAnnouncementRead: answers(null),
  offerContract: none,
  previewOffer: none,
  proposeTermination: none,
  removePayoutAccount: none,
  sendWithdrawalCode: none,
  setAvatar: none,
  setDownlineRebate: none,
  transferToUpline: none,
  updateProfile: none,
  verifyEmailCode: none,
  withdrawOffer: none,
}

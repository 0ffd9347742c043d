import { createApiClient, isApiError, portsOf } from '@parlour/api-client'
import { contractCalls, relayNames } from '@parlour/api-client/brand'
import * as records from '@parlour/api-client/endpoints'
import { createLegacyCipher, getRsaKey } from '@parlour/api-client/ciphers/legacy'
import { endpointsOf } from '@parlour/api-client/testing'
import { contractMember, startContractPlatform } from '@parlour/servers'

/** What came of one call on a platform of one generation. */
export interface CallRow {
  readonly name: string
  /** `right`, what the contract says otherwise of the request, or `not served` where the platform has no such path. */
  readonly request: string
  /** `read`, or the kind of failure with its reason. */
  readonly answer: string
}

const payment = { password: contractMember.paymentPassword }
/** Inputs of calls that need one; the other reads are asked with nothing. A call of neither kind is not asked. */
const inputs: Readonly<Record<string, object>> = {
  addFavourite: { nodeId: 10_578 },
  removeFavourite: { nodeId: 10_578 },
  checkUsername: { username: 'demo02' },
  checkAffiliate: { code: 'none', domain: 'site.example' },
  getDomainRoutes: { url: 'site.example' },
  launchGame: { nodeId: 10_578, vassalage: 'JL' },
  depositByLaunch: { amount: 50_000, bankCode: 'GCASH' },
  withdraw: { amount: 20_000, bankCardId: 3, ...payment },
  redeemReward: { rewardId: 5, quantity: 1, ...payment },
  sendFeedback: { type: 'other', content: 'Ten characters and more.' },
  updateLanguage: { language: 'EN' },
  getMissionLeaderboard: { missionId: 3 },
  listMissionMilestones: { missionId: 3 },
  getPromoCode: { promoCode: 'HELLO' },
  getDraw: { gameCode: 'SSC1' },
  getDrawByCode: { code: 'SSC1' },
  listNearNumbers: { gameCode: 'SSC1' },
  getCustomerRebate: { account: 'demo02' },
  getGlobalRebateSettingsByProductType: { productType: 'RNG' },
  launchDemoGame: { nodeId: 10_578, vassalage: 'JL' },
  answerDailySalaryOffer: { id: 71, status: 'A' },
  answerDividendOffer: { type: 'CONS', status: 'A' },
  answerHourlySalaryOffer: { contractId: 9, status: 'R' },
  answerRealtimeSalaryOffer: { contractId: 9, status: 'R' },
  createDownline: { username: 'demo03', password: 'abc12345' },
  createAffiliateUrl: { note: 'A link' },
  deleteAffiliateUrl: { affiUrlId: 1 },
  promoteDownline: { account: 'demo02' },
  transferToDownline: { account: 'demo02', amount: 10_000, ...payment },
  claimReward: { promotionClaimId: 5, promotionType: 'MISSION' },
  claimRaffle: { rewardId: 5 },
  claimTicket: { ticketId: 5 },
  cancelTicket: { ticketId: 6 },
  claimLoginPromotion: {},
  joinPromotion: { promotionId: 11 },
  applyForPromotion: { promotionId: 11, remarks: 'I bet 5000 yesterday.' },
  convertPoints: { point: 100, ...payment },
  sendMessage: { recipientIds: [1], title: 'A question', content: 'When is the next draw?' },
  markMessagesRead: { messageIds: '1' },
  deleteMessages: { messageIds: '1' },
  transferWallet: { type: 'IN', vendor: 'JL', amount: 100 },
  transferAllToMain: {},
  depositByQr: { amount: 50_000, bankCode: 'GCASH', mcsBankCode: 'MWQR', vendorId: 7 },
  depositByTransfer: { amount: 50_000, bankCode: 'GCASH', reference: 'REF000001' },
  addPayoutAccount: { bankCode: 'BDO', payeeName: 'Maria Santos', cardNumber: '123456789012', ...payment },
  confirmPayment: { orderNo: 'WI000001', status: 'RECEIVED' },
  setPaymentPassword: {
    paymentPassword: '135791',
    confirmPaymentPassword: '135791',
    password: contractMember.password,
  },
  changePassword: { oldPassword: contractMember.password, newPassword: 'abc12346', confirmNewPassword: 'abc12346' },
  reportFirstLogin: {},
}

/**
 * Calls every record whose input is known on a platform of the contract,
 * and tells what came of each; a login comes first and a logout last.
 */
export async function callTable(generation: 'classic' | 'current'): Promise<{
  readonly rows: readonly CallRow[]
  readonly effects: Readonly<Record<string, number>>
}> {
  const platform = await startContractPlatform({ generation })
  let dropped = 0
  let token: string | null = null
  const api = createApiClient({
    ...portsOf(globalThis),
    store: null,
    baseUrl: platform.origin,
    merchant: 'vesper',
    language: () => 'EN',
    tokens: { get: () => token, expired: () => undefined },
    overrides: { ...relayNames[generation], ...contractCalls },
    onDropped: ({ count }) => (dropped += count),
    cipher: async (client) => createLegacyCipher(() => client.call(getRsaKey, {})),
  })
  const rows: CallRow[] = []
  const ask = async (endpoint: records.Endpoint, input: object) => {
    dropped = 0
    const before = platform.requests.length
    const answer = await api.call(endpoint, input).then(
      () => (dropped > 0 ? `${dropped} left out` : 'read'),
      (error: unknown) => (isApiError(error) ? `${error.kind}: ${error.message.slice(0, 80)}` : String(error)),
    )
    const mine = platform.requests
      .slice(before)
      .filter(({ path }) => path !== '/wps/session/key/rsa' || endpoint === getRsaKey)
    if (mine.length === 0) return
    const faults = [...new Set(mine.flatMap((request) => request.faults))]
    const request = faults.includes('unknown call') ? 'not served' : faults.join(', ') || 'right'
    rows.push({ name: endpoint.name, request, answer })
  }
  try {
    const { username, password } = contractMember
    ;({ token } = await api.call(records.login, { username, password }))
    for (const endpoint of endpointsOf(records)) {
      const skips = endpoint.name in contractCalls || endpoint === records.login || endpoint === records.logout
      if (!skips && (endpoint.method === 'GET' || endpoint.name in inputs))
        await ask(endpoint, inputs[endpoint.name] ?? {})
    }
    await ask(records.logout, {})
    return { rows, effects: platform.effects() }
  } finally {
    await platform.stop()
  }
}

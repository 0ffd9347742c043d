import { randomUUID } from 'node:crypto'
import { games } from './catalogue.ts'
import { call, Refusal, type Question } from './contract-call.ts'
import { amountOf, book, checkPaymentPassword, member, type Transfer } from './platform-state.ts'

const token = { token: true } as const
const line = ({ type, amount, balance, orderNo, time }: Transfer) => ({
  txId: orderNo,
  txTypeId: type === 'deposit' ? 1 : 2,
  txTypeName: type === 'deposit' ? 'Deposit' : 'Withdrawal',
  txTimeInTimestamp: time,
  orderNo,
  remark: '',
  currentAvailBalance: balance,
  amount,
  customerName: member.username,
})

const login = ({ state, input }: Question) => {
  if (input.username !== member.username || input.password !== member.password)
    throw new Refusal('login.failed', 'Wrong name or password.', { captcha: false })
  const made = randomUUID()
  state.tokens.add(made)
  return { token: made, id: member.id, userName: member.username, firstTimeLogin: false, passwordExpired: false }
}
const deposit = ({ state, input, playOrigin }: Question) => {
  const { orderNo } = book(state, 'deposit', amountOf(input))
  return { launchUrl: `${playOrigin}/game?deposit=${orderNo}` }
}
const withdraw = ({ state, input }: Question) => {
  checkPaymentPassword(input)
  const amount = amountOf(input)
  if (amount > state.balance) throw new Refusal('wallet.balance.low', 'The balance is too low.')
  book(state, 'withdraw', -amount)
  return null
}
const redeem = ({ state, input }: Question) => {
  checkPaymentPassword(input)
  state.points -= 100 * Number(input.quantity)
  state.redemptions.unshift({ refNo: randomUUID(), rewardId: Number(input.rewardId), time: Date.now() })
  return null
}
const favour = ({ state, input }: Question) => void state.favourites.add(String(input.nodeId))
const channels = {
  MWQR: {
    channels: [
      { vendorName: 'Wallet', vendorId: 7, mcsBankCode: 'MWQR', banks: [{ bankCode: 'GCASH', bankType: 'EW' }] },
    ],
  },
}
const rewards = [
  { rewardId: 5, name: 'Fifty pesos', type: 'CASH', point: 100, amount: 50, availableQuantity: 9, imageUrl: null },
]

/** Calls of a session and of a member. Source: contract 3.3 to 3.11. */
export const memberCalls = [
  call('POST /wps/session/login', { modules: 'COMM3', encrypted: true, needs: 'username password type' }, login),
  call('DELETE /wps/session/logout', { ...token, modules: 'COMM3' }, ({ state }: Question) => state.tokens.clear()),
  call('GET /wps/member/info', token, {
    id: member.id,
    account: member.username,
    nickname: 'Demo',
    type: 0,
    mobile: '917****567',
    regDate: 1_764_547_200_000,
    toUpline: false,
    clubLabel: { labelName: 'VIP0', color: '#fff', color2: '#000', rankLevel: 0 },
    memberLabel: [{ labelName: 'New' }],
  }),
  call('POST /wps/member/language', { ...token, modules: 'COMM3', needs: 'language' }, null),
  call('POST /wps/member/firstTimeLogin', token, null),
  call('GET /wps/v2/member/securityConfig', { ...token, modules: 'COMM3' }, {}),
  call('GET MCSFE_getPlayerAvatar', token, { avatar: '0', avatarType: 'STATIC' }),
  call('GET MCSFE_getPlayerRankProgress', token, {
    playerRankName: 'VIP0',
    monthlyTurnover: { actual: 0, expected: 1000 },
    totalTurnover: { actual: 0, expected: 5000 },
  }),
  call('GET MCSFE_getReferralDetails', token, { referralCode: 'DEMO01', totalInvitations: 0, promotionDomains: [] }),
  call('GET /wps/v2/wallets/balance', { ...token, modules: 'COMM3' }, ({ state }: Question) => ({
    sumBalance: state.balance,
    currency: 'PHP',
    currencySymbol: 'P',
    balance: [{ accountTypeId: 2, availBalance: state.balance }],
  })),
  call('GET GCS_merchantWallet', { ...token, modules: 'COMM3' }, { isSingle: 1 }),
  call('GET MCSFE_getFavoriteGames', { ...token, modules: 'GAMELOFAV3' }, ({ state }: Question) => [
    ...state.favourites,
  ]),
  call('GET MCSFE_getFavoriteGamesList', { ...token, modules: 'GAMELOFAV3' }, ({ state }: Question) => ({
    content: games.filter(({ nodeId }) => state.favourites.has(String(nodeId))),
    pageNum: 1,
    totalPages: 1,
  })),
  call('POST MCSFE_addFavoriteGameV2', { ...token, modules: 'GAMELOFAV3 GAMELO3', needs: 'nodeId' }, favour),
  call('DELETE MCSFE_removeFavoriteGameV2', { ...token, modules: 'GAMELOFAV3', needs: 'nodeId' }, null),
  call('GET GCS_recentGame', { ...token, modules: 'GAMELOREC3' }, { list: games.slice(0, 2), totalPages: 1 }),
  call(
    'GET /wps/game/launchGame',
    { ...token, modules: 'GAMELO3', needs: 'launchMode' },
    ({ playOrigin, input }: Question) => ({
      content: { game_url: `${playOrigin}/game?node=${String(input.nodeId)}`, game_url2: null },
    }),
  ),
  call('GET MCSFE_getAvailablePromotions', { ...token, modules: 'REWCEN3' }, { REFERRAL: { enabled: false } }),
  call('GET MCSFE_getClaimPromotion', { ...token, modules: 'REWCEN3' }, []),
  call('GET CSP_unreadCount EMFE_getInboxUnreadCount', { ...token, modules: 'INBOX3' }, 1),
  call(
    'GET CSP_getInbox EMFE_getInbox',
    { ...token, modules: 'INBOX3' },
    {
      list: [{ messageId: 1, title: 'Hello', content: '<p>Hello.</p>', sendTime: 1_764_547_200_000, read: false }],
      totalPages: 1,
    },
  ),
  call('POST /wps/message/read', { ...token, modules: 'INBOX3' }, null),
  call('GET MCSFE_getDepositSettings', token, { allowDeposit: 'Y', totalDepositSuccessCount: 1, depositInfo: null }),
  call('GET MCSFE_getDepositPaymentChannels', { ...token, modules: 'DPSTBAS3' }, channels),
  call(
    'POST /wps/transaction/deposit/pg MCSFE_depositByLaunchUrl',
    { ...token, modules: 'DPSTBAS3', needs: 'amount bankCode', effect: true },
    deposit,
  ),
  call('GET MCSFE_getWithdrawSettings', token, {
    allowWithdraw: 'Y',
    minimumAmount: 100,
    maximumAmount: 50_000,
    mobileVerificationType: null,
    c2cEnabled: false,
  }),
  call(
    'POST /wps/transaction/withdraw /wps/v2/transaction/withdraw',
    { ...token, encrypted: true, needs: 'amount bankCardId password', effect: true },
    withdraw,
  ),
  call('GET /wps/member/bankCard', token, {
    list: [{ bankCardId: 3, bankCode: 'BDO', bankName: 'BDO', cardNumber: '****1234' }],
  }),
  call('GET /wps/system/withdrawBanks', token, { list: [{ bankCode: 'BDO', bankName: 'BDO' }] }),
  call('GET /wps/system/depositBanks', token, { list: [] }),
  call('GET /wps/promotions/deposit', token, { list: [] }),
  call('GET MCSFE_getPaymentConfirmationList', token, { list: [] }),
  call('GET /wps/member/hasWithdrawalPassword', token, ({ state }: Question) => state.hasPaymentPassword),
  call('GET /wps/report/transaction', token, ({ state }: Question) => ({
    list: state.transfers.map(line),
    totalPages: 1,
  })),
  call('GET ODSFE2_MemTransDet', token, { list: [], totalPages: 1 }),
  call('GET /wps/report/depositTransaction', token, { list: [], totalPages: 1 }),
  call('GET /wps/report/withdrawTransaction', token, { list: [], totalPages: 1 }),
  call('GET /wps/report/accountGameBetHistory', token, { list: [], totalPages: 1 }),
  call(
    'GET MCS2_getPointBalance MCSFE_getPointBalance',
    { ...token, modules: 'PTSYS3' },
    ({ state }: Question) => state.points,
  ),
  call(
    'GET MCS2_getPointReward MCSFE_getPointReward',
    { ...token, modules: 'PTSYS3' },
    { list: rewards, totalPages: 1 },
  ),
  call(
    'GET MCS2_getRedeemPointList MCSFE_getRedeemPointList',
    { ...token, modules: 'PTSYS3' },
    ({ state }: Question) => ({
      list: state.redemptions.map(({ refNo, time }) => ({
        refNo,
        applyTime: time,
        type: 'CASH',
        name: 'Fifty pesos',
        quantity: 1,
        points: 100,
        amount: 50,
        status: 'approved',
      })),
      totalPages: 1,
    }),
  ),
  call(
    'GET MCS2_getPointConfig MCSFE_getPointConfig',
    { ...token, modules: 'PTSYS3' },
    {
      list: [{ type: 'RNG', amount: 100, point: 1 }],
      cashRatio: 0.5,
    },
  ),
  call(
    'POST passwordCheck/MCS2_redeemPointReward passwordCheck/MCSFE_redeemPointReward',
    { ...token, modules: 'PTSYS3', encrypted: true, needs: 'rewardId quantity password', effect: true },
    redeem,
  ),
]

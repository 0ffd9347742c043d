import { call, Refusal, type Question } from './contract-call.ts'
import { emptyList, openObject } from './open-shapes.ts'
import { amountOf, book } from './platform-state.ts'

const token = { token: true } as const
const effect = { token: true, effect: true } as const
const cashier = { ...effect, modules: 'DPSTBAS3', needs: 'amount bankCode' } as const

const deposit = ({ state, input }: Question) => void book(state, 'deposit', amountOf(input))
const changePaymentPassword = ({ state }: Question) => void (state.hasPaymentPassword = true)

/**
 * Calls of wallets, of the other ways to deposit, and of payout accounts. Source: contract 3.1, 3.2, 3.4, 3.5, 3.11.
 */
export const walletCalls = [
  call('GET /wps/system/templates', { modules: 'COMM3' }, openObject),
  call('GET /wps/captcha/geetest', { modules: 'GEETEST3' }, { captcha_id: 'an-id', lot_number: '1' }),
  call('GET /wps/member/info/icon', { ...token, modules: 'PROFPIC3' }, openObject),
  call('GET /wps/wallets', token, emptyList),
  call('GET /wps/wallets/lockStatus', token, openObject),
  call('POST GCS_walletTransfer', { ...effect, modules: 'FUNDTRANS3' }, null),
  call('POST /wps/wallets/transferToMainWallet', effect, null),
  call('POST /wps/transaction/deposit/qr MCSFE_depositByQRImageUrl', cashier, deposit),
  call('POST /wps/transaction/deposit/mt', cashier, deposit),
  call('PUT /wps/member/bankCard', { ...effect, encrypted: true }, null),
  call('PUT /wps/member/paymentPassword', { ...token, encrypted: true }, changePaymentPassword),
  call('POST /wps/member/paymentPassword', token, changePaymentPassword),
  call('POST MCSFE_processC2CTransaction', effect, null),
  call('GET /wps/report/detailedLottoPNL', token, openObject),
  call('GET /wps/report/personalPVPFishingPNL', token, openObject),
  call('GET GCS_gameTrialLaunch', {}, ({ playOrigin }: Question) => ({
    content: { game_url: `${playOrigin}/game`, game_url2: null },
  })),
  call(
    'POST /wps/member/password',
    { ...token, modules: 'PASS3', encrypted: true, needs: 'oldPassword newPassword confirmNewPassword' },
    ({ input }: Question) => {
      if (input.oldPassword === input.newPassword) throw new Refusal('password_same', 'Choose another password.')
      return null
    },
  ),
]

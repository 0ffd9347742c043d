import type { Override, Overrides } from '../client/overrides.ts'

const plain: Override = { encrypted: false }

/**
 * Every call that this client encrypts, as overrides that send
 * it as plain JSON: for a platform that relies on TLS alone.
 *
 * @example createApiClient({ ...options, overrides: plainCalls })
 */
export const plainCalls: Overrides = {
  addPayoutAccount: plain,
  changePassword: plain,
  changePaymentPassword: plain,
  convertPoints: plain,
  createDownline: plain,
  login: plain,
  loginSocial: plain,
  recoverByPhone: plain,
  redeemReward: plain,
  register: plain,
  registerAutoUsername: plain,
  registerMobile: plain,
  setPaymentPassword: plain,
  transferToDownline: plain,
  transferToUpline: plain,
  verifyLogin: plain,
  withdraw: plain,
}

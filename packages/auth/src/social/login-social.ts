import { ContractError, type ApiClient } from '@parlour/api-client'
import { loginSocial as endpoint } from '@parlour/api-client/endpoints'
import type { AfterLogin } from '../login/after-login.ts'
import { enter } from '../login/enter.ts'
import type { Referral } from '../register/referral.ts'
import type { Session } from '../session/create-session.ts'
import type { SocialToken } from './social-sign-in.ts'

/** A token from elsewhere, and what goes with it. */
export interface SocialLogin {
  readonly token: SocialToken
  /** The visitor is of age and agrees to the terms: an account may be opened (REG-12). */
  readonly agreed: boolean
  readonly referral: Referral
  readonly deviceId?: string | undefined
}

/** How somebody came in, and whether an account was opened for it. */
export interface SocialLogged {
  readonly after: AfterLogin
  readonly opened: boolean
}

/**
 * Logs in by the token of another service and starts the session. After a lost response another sign-in finds the
 * account that this one may have opened.
 *
 * @returns what comes next, and whether an account was opened
 * @throws RefusedError with social.account.unknown, social.token.invalid, us_forbidden_login_error,
 *   register.affiliate.invalid or TOO_MANY_REQUESTS; ContractError when the answer has no token
 * @example const { opened } = await loginSocial(api, session, { token, agreed: false, referral })
 */
export async function loginSocial(
  api: ApiClient,
  session: Session,
  { token, agreed, referral, deviceId }: SocialLogin,
): Promise<SocialLogged> {
  const { affiliateCode, referralCode } = referral
  const { token: opens, ...value } = await api.call(endpoint, {
    ...token,
    agreed,
    affiliateCode: affiliateCode ?? '',
    referralCode: referralCode ?? '',
    ...(deviceId ? { loginDeviceId: deviceId } : {}),
  })
  if (opens === null)
    throw new ContractError({ endpoint: endpoint.name, kind: 'schema', requestId: '', issues: ['token: missing'] })
  return {
    after: enter(api, session, { ...value, token: opens }, { way: 'social', account: '' }),
    opened: value.opened,
  }
}

import type { HumanCheck, PhoneSignIn, SocialSignIn } from '@parlour/auth'
import { brandDetails } from '../brand-details.ts'
import { brand } from '../brand.ts'
import { askConnector, askInFrame } from './connector.ts'
import { newId } from './new-id.ts'

/** Sign-ins with an account elsewhere, in a window on the connector's origin. */
export const social: SocialSignIn = {
  providers: brandDetails.social,
  age: brand.ageLimit,
  async signIn(provider) {
    const { idToken, nonce } = await askConnector('sign-in', () => ({ task: 'sign-in', provider, nonce: newId() }))
    return { provider, idToken, nonce }
  },
}

/** The human check of the platform (module GEETEST3), in such a window too. */
export const human: HumanCheck = {
  async verify(action) {
    const { geetestValidateV4 } = await askConnector('geetest', () => ({ task: 'verify', action }))
    return { geetestValidateV4 }
  },
}

/** Numbers proved by Firebase: a window sends the code, a hidden frame exchanges it. */
export const phone: PhoneSignIn = {
  send: async (number) => (await askConnector('phone', () => ({ task: 'send', number }))).verificationId,
  confirm: async (verificationId, code) =>
    (await askInFrame('confirm', { task: 'confirm', verificationId, code })).idToken,
}

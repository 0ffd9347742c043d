import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const address = v.pipe(v.string(), v.url())

const provider = v.object({
  issuer: text,
  authorize: address,
  token: address,
  /** The keys that its tokens are checked with (JWKS). */
  keys: address,
  clientId: text,
  clientSecret: v.nullish(text, null),
  scope: v.optional(text, 'openid'),
})

const firebase = v.object({
  apiKey: text,
  authDomain: text,
  projectId: text,
  keys: v.optional(
    address,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  emulator: v.nullish(address, null),
})

const geetest = v.object({ script: v.optional(address, 'https://static.geetest.com/v4/gt4.js'), captchaId: text })

/** Where each provider stands when the operator's file does not say otherwise. */
const places = {
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
  telegram: {
    issuer: 'https://oauth.telegram.org',
    authorize: 'https://oauth.telegram.org/auth',
    token: 'https://oauth.telegram.org/token',
    keys: 'https://oauth.telegram.org/.well-known/jwks.json',
  },
} as const

const named = <Name extends keyof typeof places>(name: Name) =>
  v.optional(
    v.pipe(
      v.looseObject({}),
      v.transform((own) => ({ ...places[name], ...own })),
      provider,
    ),
  )

const shape = v.object({
  providers: v.optional(
    v.object({ google: named('google'), facebook: named('facebook'), telegram: named('telegram') }),
    {},
  ),
  firebase: v.nullish(firebase, null),
  geetest: v.nullish(geetest, null),
})

/** Who signs people in besides this platform, and with which accounts of the operator there. */
export interface SocialSettings extends v.InferOutput<typeof shape> {
  /** Whether all of it is the demonstration that the gateway itself serves. */
  readonly demonstration: boolean
}

/** One of the providers of OpenID Connect. */
export type ProviderName = keyof typeof places

/**
 * Reads the operator's file (`PARLOUR_SOCIAL`); a provider needs `clientId` and most a `clientSecret`.
 * @throws ValiError
 */
export const readSocialSettings = (file: string): SocialSettings => ({
  ...v.parse(shape, JSON.parse(readFileSync(file, 'utf8'))),
  demonstration: false,
})

/** Settings without social sign-in. */
export const nobody: SocialSettings = { providers: {}, firebase: null, geetest: null, demonstration: false }

/**
 * Settings under which everything is served by the gateway itself, on the connector's origin: no real account is used,
 * and everybody is who they say they are. So there is one only where the connector is this machine's own name and no
 * proxy stands in front; elsewhere there is none until the operator configures it.
 */
export function demonstrationSettings(origin: string, merchant: string, proxies: number): SocialSettings {
  if (proxies > 0 || !/^http:\/\/(?:[\w-]+\.)*localhost(?::\d+)?$/.test(origin)) return nobody
  const of = (name: ProviderName) => {
    const issuer = `${origin}/demonstration/${name}`
    const keys = `${origin}/demonstration/jwks`
    return {
      issuer,
      authorize: `${issuer}/authorize`,
      token: `${issuer}/token`,
      keys,
      clientId: `demonstration-${name}`,
      clientSecret: null,
      scope: 'openid',
    }
  }
  return {
    providers: { google: of('google'), facebook: of('facebook'), telegram: of('telegram') },
    firebase: {
      apiKey: 'demonstration',
      authDomain: new URL(origin).host,
      projectId: 'demonstration',
      keys: `${origin}/demonstration/jwks`,
      emulator: origin,
    },
    geetest: { script: `${origin}/demonstration/gt4.js`, captchaId: merchant },
    demonstration: true,
  }
}

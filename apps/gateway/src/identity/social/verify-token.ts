import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose'
import * as v from 'valibot'
import { DomainError } from '../../kernel/http/index.ts'
import type { SocialSettings } from '../../kernel/config/index.ts'
import type { BroughtToken, Identity } from '../../kernel/ports/index.ts'
import { phoneOf } from '../../kernel/sms/index.ts'

/** How old a sign-in may be, in seconds, and how far the clocks may be apart. */
const freshFor = 10 * 60
const tolerance = 30

type Ask = (url: string, init: RequestInit) => Promise<Response>

const algorithms = ['RS256', 'ES256', 'EdDSA']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whether a sign-in is a fresh one; a token that says nothing of it counts from when it was made. */
const isFresh = ({ auth_time, iat }: JWTPayload, now: number): boolean => {
  const at = typeof auth_time === 'number' ? auth_time : (iat ?? 0)
  return at <= now / 1000 + tolerance && at >= now / 1000 - freshFor
}

const signIn = { google: 'google.com', facebook: 'facebook.com', phone: 'phone' } as const

/** Whether a token of Firebase came about in the way that it is handed in for, by its own word. */
const cameBy = (claims: JWTPayload, provider: keyof typeof signIn): boolean =>
  v.is(v.object({ firebase: v.object({ sign_in_provider: v.literal(signIn[provider]) }) }), claims)

const isOwnNonce = (claims: JWTPayload, nonce: string): boolean =>
  nonce.length >= 20 && claims['nonce'] === createHash('sha256').update(nonce).digest('hex')

/**
 * Makes what judges tokens: signature by the issuer's keys, issuer, audience, expiry, age of the sign-in, nonce. It
 * answers null for a token that is not good.
 * @throws DomainError function.not.available where the provider is off, system.busy where its keys cannot be had
 */
export function makeVerifier({ providers, firebase }: SocialSettings, ask: Ask) {
  const sets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
  const keysAt = (address: string) => {
    const known =
      sets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000, [customFetch]: ask })
    sets.set(address, known)
    return known
  }
  const project = firebase && {
    issuer: `https://securetoken.google.com/${firebase.projectId}`,
    clientId: firebase.projectId,
    keys: firebase.keys,
  }

  return async ({ provider, idToken, nonce }: BroughtToken, now: number): Promise<Identity | null> => {
    const own = provider === 'telegram' ? providers.telegram : project
    const on = provider === 'phone' || providers[provider] !== undefined
    if (!own || !on) throw new DomainError('function.not.available')
    try {
      const { payload } = await jwtVerify(idToken, keysAt(own.keys), {
        issuer: own.issuer,
        audience: own.clientId,
        algorithms,
        currentDate: new Date(now),
        clockTolerance: tolerance,
        requiredClaims: ['sub', 'exp', 'iat', ...(provider === 'telegram' ? ['nonce'] : ['auth_time'])],
      })
      const fits = provider === 'telegram' ? isOwnNonce(payload, nonce) : cameBy(payload, provider)
      const phone = provider === 'phone' ? (phoneOf('', text(payload['phone_number']))?.key ?? '') : null
      if (!fits || !isFresh(payload, now) || phone === '' || !payload.sub) return null
      return { issuer: own.issuer, subject: payload.sub, phone, until: (payload.exp ?? 0) * 1000 }
    } catch (error) {
      const ours = !(error instanceof errors.JOSEError) || ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code)
      if (ours) throw new DomainError('system.busy')
      return null
    }
  }
}

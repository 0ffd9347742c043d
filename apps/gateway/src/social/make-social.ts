import { createIdentityServer, type IdentityServer } from '@parlour/identity'
import type { GatewayConfig } from '../config.ts'
import type { Database } from '../db/open-database.ts'
import { defaultLanguage } from '../http/languages.ts'
import { sentence } from '../http/messages.ts'
import type { Chance, Clock } from '../gateway.ts'
import { outgoingTrace } from '../observe/call-scope.ts'
import { post } from '../mail/post.ts'
import { makeVerifier, type VerifyToken } from './verify-token.ts'

/** Sign-ins elsewhere as this gateway sees them. */
export interface Social {
  readonly verify: VerifyToken
  /** The service that stands in for all others, where the gateway runs as a demonstration. */
  readonly demonstration: IdentityServer | null
  /** Asks a provider, or the demonstration in its place. */
  readonly ask: (url: string, init: RequestInit) => Promise<Response>
}

interface SocialInput {
  readonly db: Database
  readonly clock: Clock
  readonly random: Chance
  readonly config: GatewayConfig
}

/** Makes what judges tokens, and the demonstration where the settings say so. */
export function makeSocial({ db, clock, random, config }: SocialInput): Social {
  const deliver = async (number: string): Promise<string> => {
    const code = String(random.roll(1_000_000)).padStart(6, '0')
    const values = { site: config.merchant, code, minutes: 5 }
    const target = number.replace(/^\+/, '')
    await post(db, { channel: 'sms', target, text: sentence('outbox.code.sms', defaultLanguage, values), at: clock.now() })
    return code
  }
  const input = { origin: config.connectOrigin, projectId: 'demonstration', now: () => clock.now(), deliver }
  const demonstration = config.social.demonstration ? createIdentityServer(input) : null
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(outgoingTrace())) headers.set(name, value)
    const traced = { ...init, headers }
    return (await demonstration?.fetch(new Request(url, traced))) ?? fetch(url, { ...traced, redirect: 'error', signal: init.signal ?? AbortSignal.timeout(10_000) })
  }
  return { verify: makeVerifier(config.social, ask), demonstration, ask }
}

import { createIdentityServer } from '@parlour/identity'
import type { Chance, Clock, GatewayConfig } from '../../kernel/config/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { defaultLanguage, sentence } from '../../kernel/http/index.ts'
import { outgoingTrace } from '../../kernel/observe/index.ts'
import { post } from '../../kernel/mail/index.ts'
import type { Social } from '../../kernel/ports/index.ts'
import { makeVerifier } from './verify-token.ts'

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
    await post(db, {
      channel: 'sms',
      target,
      text: sentence('outbox.code.sms', defaultLanguage, values),
      at: clock.now(),
    })
    return code
  }
  const input = { origin: config.connectOrigin, projectId: 'demonstration', now: () => clock.now(), deliver }
  const demonstration = config.social.demonstration ? createIdentityServer(input) : null
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(outgoingTrace())) headers.set(name, value)
    const traced = { ...init, headers }
    return (
      (await demonstration?.fetch(new Request(url, traced))) ??
      fetch(url, { ...traced, redirect: 'error', signal: init.signal ?? AbortSignal.timeout(10_000) })
    )
  }
  return { verify: makeVerifier(config.social, ask), demonstration, ask }
}

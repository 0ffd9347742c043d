import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { errorFacts } from '../../kernel/observe/index.ts'

const asked = v.object({
  provider: v.picklist(['google', 'facebook', 'telegram']),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
})

const answered = v.object({ id_token: v.pipe(v.string(), v.minLength(1)) })

/**
 * Exchanges a provider's code for its id token, for the connector's own page: the operator's secret stays on this side,
 * and the verifier of PKCE holds the code to the window that began. Null when the provider says no.
 */
export async function exchangeProviderCode({ config, social, log }: Gateway, body: unknown): Promise<string | null> {
  const read = v.safeParse(asked, body)
  const provider = read.success ? config.social.providers[read.output.provider] : undefined
  if (!read.success || !provider) return null
  const { code, verifier } = read.output
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: provider.clientId,
    redirect_uri: `${config.connectOrigin}/back`,
    ...(provider.clientSecret ? { client_secret: provider.clientSecret } : {}),
  })
  try {
    const response = await social.ask(provider.token, {
      method: 'POST',
      body: form.toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    })
    const token = response.ok ? v.safeParse(answered, await response.json()) : null
    return token?.success ? token.output.id_token : null
  } catch (error) {
    log.warn({ provider: read.output.provider, ...errorFacts(error) }, 'sign-in provider not reached')
    return null
  }
}

import { digestOf, type Keys } from './keys.ts'
import { signInPage } from './sign-in-page.ts'

interface IssuerInput {
  /** The issuer's address; authorize, token and jwks stand below it. */
  readonly issuer: string
  readonly clientId: string
  readonly redirectUri: string
  readonly provider: string
  readonly keys: Keys
  readonly now: () => number
}

interface Grant {
  readonly name: string
  readonly nonce: string
  readonly challenge: string
  readonly until: number
}

const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const refused = (error: string): Response => Response.json({ error }, { status: 400 })

/**
 * An OpenID Connect issuer with PKCE where everybody is who they
 * say they are. It says of itself that it is a demonstration.
 */
export function makeIssuer({ issuer, clientId, redirectUri, provider, keys, now }: IssuerInput) {
  const grants = new Map<string, Grant>()

  const fits = (asked: URLSearchParams): boolean =>
    asked.get('response_type') === 'code' &&
    asked.get('client_id') === clientId &&
    asked.get('redirect_uri') === redirectUri &&
    asked.get('code_challenge_method') === 'S256' &&
    ['state', 'nonce', 'code_challenge'].every((name) => asked.get(name))

  const back = (asked: URLSearchParams, answer: Readonly<Record<string, string>>): Response => {
    const to = new URL(redirectUri)
    for (const [name, value] of Object.entries({ ...answer, state: asked.get('state') ?? '' }))
      to.searchParams.set(name, value)
    return new Response(null, { status: 303, headers: { Location: to.href } })
  }

  const authorize = async (request: Request): Promise<Response> => {
    const asked = new URL(request.url).searchParams
    if (!fits(asked)) return html(signInPage(provider, true), 400)
    if (request.method !== 'POST') return html(signInPage(provider))
    const form = new URLSearchParams(await request.text())
    const name = (form.get('name') ?? '').trim().slice(0, 40)
    if (form.get('way') === 'cancel') return back(asked, { error: 'access_denied' })
    if (!name) return html(signInPage(provider), 400)
    const code = crypto.randomUUID()
    if (grants.size >= 1_000) grants.clear()
    grants.set(code, {
      name,
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      until: now() + 60_000,
    })
    return back(asked, { code })
  }

  const exchange = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text())
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (
      !grant ||
      grant.until <= now() ||
      form.get('client_id') !== clientId ||
      form.get('redirect_uri') !== redirectUri
    )
      return refused('invalid_grant')
    if (grant.challenge !== (await digestOf(form.get('code_verifier') ?? ''))) return refused('invalid_grant')
    const seconds = Math.floor(now() / 1000)
    const id_token = await keys.sign({
      iss: issuer,
      aud: clientId,
      sub: (await digestOf(`${provider}/${grant.name.toLowerCase()}`)).slice(0, 24),
      nonce: grant.nonce,
      auth_time: seconds,
      iat: seconds,
      exp: seconds + 600,
    })
    return Response.json({ id_token, access_token: crypto.randomUUID(), token_type: 'Bearer', expires_in: 600 })
  }

  return async (request: Request, path: string): Promise<Response | null> => {
    if (path === '/authorize') return authorize(request)
    if (path === '/token' && request.method === 'POST') return exchange(request)
    return path === '/jwks' ? Response.json(await keys.set()) : null
  }
}

import type { FaultCode } from './faults.ts'
import { makeIssuer } from './issuer.ts'
import { makeKeys } from './keys.ts'
import { makePhones } from './phones.ts'
import { makeToolkit } from './toolkit.ts'

/** What a service is made from. */
export interface IdentityServerInput {
  /** Where it stands: the issuers are `<origin>/demonstration/<provider>`. */
  readonly origin: string
  readonly projectId: string
  /** Where the issuers send people back to, `<origin>/back` unless it is given. */
  readonly redirectUri?: string
  readonly now: () => number
  /** Sends a code to a number and says which; without it every code is `demonstrationCode`. */
  readonly deliver?: (number: string) => Promise<string>
}

/** A sign-in service in memory: the calls of Firebase, and three issuers of OpenID Connect. */
export interface IdentityServer {
  /** Answers a request of its own; null for one of somebody else. */
  fetch(request: Request): Promise<Response | null>
  /** Makes the next call of Firebase end with this code. */
  fail(code: FaultCode): void
  /** Signs any claims with the key of the service: forged ones too. */
  readonly sign: ReturnType<typeof makeKeys>['sign']
  readonly keySet: ReturnType<typeof makeKeys>['set']
}

/** Makes a service; nothing of it outlives the process. */
export function createIdentityServer({
  origin,
  projectId,
  redirectUri = `${origin}/back`,
  now,
  deliver,
}: IdentityServerInput): IdentityServer {
  const keys = makeKeys()
  const faults: FaultCode[] = []
  const toolkit = makeToolkit({ projectId, keys, phones: makePhones(now, deliver), now, faults })
  const issuers = new Map(
    ['google', 'facebook', 'telegram'].map((provider) => [
      provider,
      makeIssuer({
        issuer: `${origin}/demonstration/${provider}`,
        clientId: `demonstration-${provider}`,
        redirectUri,
        provider,
        keys,
        now,
      }),
    ]),
  )
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/demonstration/jwks') return Response.json(await keys.set())
      const [, provider = '', rest = ''] = /^\/demonstration\/(\w+)(\/\w+)$/.exec(pathname) ?? []
      return (await issuers.get(provider)?.(request, rest)) ?? toolkit(request, pathname)
    },
    fail: (code) => void faults.push(code),
    sign: keys.sign,
    keySet: keys.set,
  }
}

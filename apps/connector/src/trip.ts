import { socialProviders, type SocialProvider } from '@parlour/auth/connector'
import * as v from 'valibot'
import { challengeOf, freshText, travelling } from './pkce.ts'
import type { Settings } from './settings.ts'

const shape = v.object({
  provider: v.picklist(socialProviders),
  site: v.string(),
  state: v.string(),
  verifier: v.string(),
  nonce: v.string(),
})

/** What this window remembers while it is at a provider. */
export type Trip = v.InferOutput<typeof shape>

const name = 'parlour:trip'

interface Departure {
  readonly provider: SocialProvider
  readonly nonce: string
  readonly site: string
  readonly settings: Settings
  readonly store: Storage
  /** This origin. */
  readonly origin: string
}

/** Packs for the provider and answers with the address to go to; null where the provider is switched off. */
export async function depart({ provider, nonce, site, settings, store, origin }: Departure): Promise<string | null> {
  const known = settings.providers[provider]
  if (!known) return null
  const trip: Trip = { provider, site, nonce, state: freshText(), verifier: freshText() }
  store.setItem(name, JSON.stringify(trip))
  const address = new URL(known.authorize)
  const asked = {
    response_type: 'code',
    client_id: known.clientId,
    redirect_uri: `${origin}/back`,
    scope: known.scope,
    state: trip.state,
    nonce: await travelling(nonce),
    code_challenge: await challengeOf(trip.verifier),
    code_challenge_method: 'S256',
  }
  for (const [key, value] of Object.entries(asked)) address.searchParams.set(key, value)
  return address.href
}

/** What this window set out with; it can be read once. */
export function arrive(store: Storage): Trip | null {
  const text = store.getItem(name)
  store.removeItem(name)
  try {
    const read = v.safeParse(shape, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

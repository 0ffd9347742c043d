import type { ConnectorAnswer } from '@parlour/auth/connector'
import * as v from 'valibot'
import { travelling } from './pkce.ts'
import type { Settings } from './settings.ts'
import type { Trip } from './trip.ts'

const exchanged = v.object({ idToken: v.string() })

const nonceOf = (idToken: string): unknown => {
  const [, payload = ''] = idToken.split('.')
  return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown }).nonce
}

const refused = { answer: 'refused', code: 'auth/unknown' } as const

/** What the provider sent this window back with, made into an answer for the site. Nothing of another trip is taken. */
export async function bringToken(trip: Trip, search: URLSearchParams, settings: Settings): Promise<ConnectorAnswer> {
  const { provider, verifier, nonce } = trip
  if (search.get('state') !== trip.state) return refused
  if (search.get('error') === 'access_denied') return { answer: 'cancelled' }
  const code = search.get('code')
  if (!code) return refused
  const response = await fetch('/exchange', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ provider, code, verifier }),
  })
  const read = v.safeParse(exchanged, await response.json())
  if (!response.ok || !read.success) return refused
  const { idToken } = read.output
  if (nonceOf(idToken) !== (await travelling(nonce))) return refused
  if (provider === 'telegram') return { answer: 'token', idToken, nonce }
  if (!settings.firebase) return { answer: 'refused', code: 'auth/operation-not-allowed' }
  const { createFirebase } = await import('@parlour/auth/firebase')
  const firebase = createFirebase(settings.firebase)
  return { answer: 'token', idToken: await firebase.exchange({ provider, idToken, rawNonce: nonce }), nonce }
}

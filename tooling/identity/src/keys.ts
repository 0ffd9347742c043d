import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

/** Signs tokens, and shows the key that they are checked with. */
export interface Keys {
  sign(claims: JWTPayload): Promise<string>
  set(): Promise<{ keys: JWK[] }>
}

/** A pair of keys that is made with the first token; it lives as long as the process. */
export function makeKeys(): Keys {
  let pair: ReturnType<typeof generateKeyPair> | null = null
  const keys = () => (pair ??= generateKeyPair('RS256'))
  return {
    sign: async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'demonstration', typ: 'JWT' })
        .sign((await keys()).privateKey),
    set: async () => ({
      keys: [{ ...(await exportJWK((await keys()).publicKey)), alg: 'RS256', use: 'sig', kid: 'demonstration' }],
    }),
  }
}

/** The SHA-256 of a text in base64url: a PKCE challenge, or a name that always comes out the same. */
export async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The SHA-256 of a text in hexadecimal: what a nonce travels as. */
export async function hexOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

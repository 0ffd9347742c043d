const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** A fresh random text of 256 bits. */
export const freshText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** The challenge of a verifier (PKCE, S256). */
export const challengeOf = async (verifier: string): Promise<string> => base64url(await sha256(verifier))

/** What a nonce travels as: the SHA-256 of the site's own number, in hexadecimal. */
export const travelling = async (nonce: string): Promise<string> =>
  Array.from(await sha256(nonce), (byte) => byte.toString(16).padStart(2, '0')).join('')

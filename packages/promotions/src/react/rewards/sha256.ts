import type { Sha256 } from '../../rewards/check-raffle.ts'

/** SHA-256 by the browser. @throws TypeError where the page has no Web Crypto: it was not loaded by HTTPS */
export const sha256: Sha256 = async (text) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import type { Ended } from '../calls/crash.ts'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A fresh number of this browser, which goes into the draw beside the server's secret. */
export const freshSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(8)).buffer)

/**
 * Works out by itself whether a round was drawn as it was promised: null where the browser has no means to.
 * @param shown the hash that was shown before the stake
 * @param percent what the game gives back
 */
export async function checkRound(
  { secret, salt, point }: Ended,
  { shown, percent, most }: { shown: string; percent: number; most: number },
): Promise<boolean | null> {
  const subtle = globalThis.isSecureContext ? crypto.subtle : undefined
  if (!subtle) return null
  const text = new TextEncoder()
  const hash = hex(await subtle.digest('SHA-256', text.encode(secret)))
  const key = await subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const draw = Number.parseInt(hex(await subtle.sign('HMAC', key, text.encode(salt))).slice(0, 13), 16) / 16 ** 13
  return hash === shown && point === Math.max(100, Math.min(most, Math.floor(percent / (1 - draw))))
}

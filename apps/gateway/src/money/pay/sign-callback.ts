import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the time of a report may be from ours, in milliseconds. */
export const callbackWindowMs = 5 * 60_000

const macOf = (key: Buffer, timestamp: string, body: string): Buffer =>
  createHmac('sha256', key).update(`callback/${timestamp}.${body}`).digest()

/** The signature of a report: HMAC-SHA-256 over its time and its body, in hexadecimal. */
export const signCallback = (key: Buffer, timestamp: string, body: string): string =>
  macOf(key, timestamp, body).toString('hex')

/** Whether a report comes from who holds the key, and was made just now. */
export function isSigned(
  key: Buffer,
  {
    timestamp,
    signature,
    body,
    now,
  }: {
    readonly timestamp: string
    readonly signature: string
    readonly body: string
    readonly now: number
  },
): boolean {
  if (!/^\d{13}$/.test(timestamp) || Math.abs(Number(timestamp) - now) > callbackWindowMs) return false
  const told = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex')
  const expected = macOf(key, timestamp, body)
  return told.length === expected.length && timingSafeEqual(told, expected)
}

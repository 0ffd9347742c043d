import { Fault } from './faults.ts'

/** The code that proves every number of the demonstration, where codes are not delivered. */
export const demonstrationCode = '246810'

const lifeMs = 5 * 60_000
const most = 1_000

/** Codes that went out and wait to be typed. */
export function makePhones(now: () => number, deliver?: (number: string) => Promise<string>) {
  const sent = new Map<string, { number: string; code: string; until: number; tries: number }>()
  return {
    async send(number: unknown): Promise<string> {
      if (typeof number !== 'string' || number === '') throw new Fault('MISSING_PHONE_NUMBER')
      if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new Fault('INVALID_PHONE_NUMBER')
      if (sent.size >= most) sent.clear()
      const id = crypto.randomUUID()
      sent.set(id, {
        number,
        code: deliver ? await deliver(number) : demonstrationCode,
        until: now() + lifeMs,
        tries: 5,
      })
      return id
    },
    /** The number that a code proves; right codes work once, wrong ones five times. */
    prove(id: unknown, code: unknown): string {
      const entry = sent.get(String(id))
      if (!entry) throw new Fault('INVALID_SESSION_INFO')
      if (entry.until <= now()) throw new Fault('SESSION_EXPIRED')
      if (!code) throw new Fault('MISSING_VERIFICATION_CODE')
      if (entry.tries-- <= 0) throw new Fault('TOO_MANY_ATTEMPTS_TRY_LATER')
      if (entry.code !== code) throw new Fault('INVALID_CODE')
      sent.delete(String(id))
      return entry.number
    },
  }
}

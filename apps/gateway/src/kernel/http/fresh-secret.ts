import type { Chance } from '../config/gateway.ts'

/** A fresh secret of 256 bits in base64url: a session token, a ticket, a captcha id. */
export const freshSecret = (random: Chance): string => Buffer.from(random.bytes(32)).toString('base64url')

import { createHash } from 'node:crypto'

/** A live session with what handlers need of its member. */
export interface Session {
  readonly tokenHash: string
  readonly memberId: number
  readonly username: string
  /** 0 player; 1, 2, 41, 42 agents; 4 trial. */
  readonly type: number
  /** The device id that the login sent. */
  readonly deviceId: string | null
}

const idleMinutes = Number(process.env['PARLOUR_IDLE_MINUTES'] || 30)

/**
 * A session ends after this time without a call, in milliseconds:
 * `PARLOUR_IDLE_MINUTES` of the deployment (5 to 60), else half an hour.
 */
export const idleMs = (idleMinutes >= 5 && idleMinutes <= 60 ? idleMinutes : 30) * 60_000

/** A session ends after this time whatever happens, in milliseconds. */
export const longestMs = 12 * 60 * 60_000

/** The member type of demo accounts. */
export const demoAccountType = 4

/** How a secret is written down: its SHA-256 in hexadecimal. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

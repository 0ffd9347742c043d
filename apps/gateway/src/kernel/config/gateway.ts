import type { Catalogue } from '../ports/catalogue.ts'
import type { Content } from '../ports/content.ts'
import type { Database } from '../db/open-database.ts'
import type { GatewayConfig } from './config.ts'
import type { Keyring } from '../encryption/keyring.ts'
import type { SlidingWindowCounter } from '../http/sliding-window-counter.ts'
import type { Log } from '../observe/log.ts'
import type { MemberHash } from '../observe/member-hash.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { PlatformState } from '../ports/platform-state.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Social } from '../ports/social.ts'
import type { Ports } from '../ports/upward.ts'

/** Where the gateway takes its time from. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** Where the gateway takes its chance from. */
export interface Chance {
  /** A whole number from 0 to just below `below`, each equally likely. */
  roll(below: number): number
  /** Fresh secret bytes. */
  bytes(length: number): Uint8Array
}

/** What every handler works with. */
export interface Gateway {
  readonly db: Database
  /** The database for calls that add up what many members did: few connections, read only. */
  readonly reports: Database
  readonly clock: Clock
  readonly random: Chance
  readonly config: GatewayConfig
  readonly catalogue: Catalogue
  readonly content: Content
  readonly state: PlatformState
  readonly keyring: Keyring
  readonly passwords: Passwords
  readonly windows: SlidingWindowCounter
  /** What a module asks of a higher one. */
  readonly ports: Ports
  /** Sign-ins with accounts elsewhere. */
  readonly social: Social
  readonly log: Log
  readonly metrics: Metrics
  /** The embedded database as one compressed file; null on a server, which has tools of its own. */
  readonly dump: (() => Promise<Uint8Array>) | null
  /** What the log calls a member. */
  readonly memberHash: MemberHash
}

import type { Kind } from './kinds.ts'

/** One environment variable: what it says, how its text is read, and what holds without it. */
export interface Setting<Value = unknown> {
  /** What it says, for tables. */
  readonly means: string
  readonly kind: Kind<Value>
  /** What holds without it, for tables. */
  readonly without: string
  /** Who reads it: the gateway, `pnpm gateway`, or what builds and tests. */
  readonly readBy: 'gateway' | 'command line' | 'tooling'
  /** Whether its value is never shown. */
  readonly secret?: true
}

/** A setting, with the type of its value. */
export const one = <Value>(setting: Setting<Value>): Setting<Value> => setting

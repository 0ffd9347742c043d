import { hashOf } from '../../kernel/http/index.ts'

/** Whom a sent password is good for, as it is written down; null is no member. */
export const recoveryAsker = (memberId: number | null): string => `recovery/${memberId ?? 'none'}`

/** How a sent password is written down: it is long and random, so that a plain hash does. */
export const recoveryHash = (memberId: number | null, password: string): string =>
  hashOf(`${recoveryAsker(memberId)}/${password.trim().toUpperCase()}`)

import type { CaseReason } from '../../kernel/db/index.ts'
import { isOneOf, keysOf } from '../../kernel/objects/index.ts'

/** What two accounts may have in common, or what has gone between them. */
export type LinkKind = 'device' | 'network' | 'payee' | 'phone' | 'payer' | 'transfer' | 'loop'

/**
 * Who an invited member is held against: the inviter, another
 * member whom the inviter invited, or somebody above the inviter.
 */
export type Relation = 'inviter' | 'friend' | 'above'

/** Something that an invited member shares with somebody of the inviter's tree. */
export interface Link {
  readonly what: LinkKind
  readonly relation: Relation
  /** The other member. */
  readonly memberId: number
  /** How often, or how many of them. */
  readonly times: number
  /** What went between them in minor units; 0 where it is no money. */
  readonly sum: number
}

/**
 * Against whom each link counts. Friends may live in one place, so a network counts with the inviter alone; an agent
 * above may hand money to its team, so transfers with somebody above do not count.
 */
const counted: Readonly<Record<LinkKind, readonly Relation[]>> = {
  device: ['inviter', 'friend', 'above'],
  network: ['inviter'],
  payee: ['inviter', 'friend', 'above'],
  phone: ['inviter', 'friend', 'above'],
  payer: ['inviter', 'friend', 'above'],
  transfer: ['inviter', 'friend'],
  loop: ['above'],
}

const kinds = keysOf(counted)

/** Whether a value names what two accounts may have in common. */
export const isLinkKind = (value: unknown): value is LinkKind => isOneOf(kinds, value)

/** Why the reward of a referral waits for a person; empty where nothing speaks against it. */
export const referralReasons = (links: readonly Link[]): CaseReason[] =>
  links
    .filter(({ what, relation }) => counted[what].includes(relation))
    .toSorted((a, b) => kinds.indexOf(a.what) - kinds.indexOf(b.what) || a.memberId - b.memberId)
    .map(({ what, relation, memberId, times, sum }) => ({
      rule: what === 'loop' || what === 'transfer' ? what : `same-${what}`,
      ...(sum > 0 ? { sums: { sum } } : {}),
      facts: { with: memberId, as: relation, times },
    }))

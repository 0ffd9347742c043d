import type { ApiClientOptions, Idempotency, Override, Overrides } from '@parlour/api-client'

/**
 * What a check came to: `has`, the call answers as the contract says; `otherwise`, it answers, but not so; `misses`,
 * the platform does not have it; `not tried`, it was left out, and `detail` says why.
 */
export type CallStatus = 'has' | 'otherwise' | 'misses' | 'not tried'

/**
 * Whose name a call answered at: of a generation that the contract
 * documents, the record's own, or one that nothing documents.
 */
export type NameSource = 'either' | 'classic' | 'current' | 'record' | 'undocumented'

/** Which generation of names a platform has. */
export type Generation = 'classic' | 'current' | 'both' | 'unknown'

/** What was seen of one call. */
export interface CallReport {
  readonly name: string
  readonly method: string
  /** The path that answered; the path that the record has where none did. */
  readonly path: string
  /** Whether the contract has the call; false for what the reference gateway has beyond it. */
  readonly contract: boolean
  readonly status: CallStatus
  /** Whose name the path is; null where no path answered. */
  readonly names: NameSource | null
  /** Whether an answer was read; false where the platform refused, so that only the path is known. */
  readonly read: boolean
  readonly detail: string
  /** Members that the record reads and the answer lacks, by path. */
  readonly lacks: readonly string[]
  /** What a client needs to make the call on this platform. */
  readonly override: Override | null
}

/**
 * The platform of a brand as data: what `createApiClient` takes, the cipher by name, and the origin that browsers call.
 */
export interface PlatformFile extends Pick<ApiClientOptions, 'headerNames'> {
  readonly cipher: 'box' | 'legacy' | 'plain'
  readonly overrides: Overrides
  readonly capabilities: { readonly idempotency: Idempotency }
  /** `api` is an origin without a slash at the end; empty for the page's own. */
  readonly hosts: { readonly api: string }
}

/** How many calls came to each status. */
export type Counts = Readonly<Record<CallStatus, number>>

/** What a platform has of the contract, call by call. */
export interface Report {
  /** Origin of the platform. */
  readonly address: string
  readonly merchant: string
  readonly generation: Generation
  readonly cipher: PlatformFile['cipher']
  /** `seen` is whether something showed it; else it is assumed. */
  readonly idempotency: { readonly value: Idempotency; readonly seen: boolean; readonly why: string }
  readonly loggedIn: boolean
  readonly calls: readonly CallReport[]
  /** Of the calls of the contract. */
  readonly counts: Counts
  /** Of the calls beyond the contract. */
  readonly beyond: Counts
  /** What limits this report. */
  readonly notes: readonly string[]
  readonly platform: PlatformFile
}

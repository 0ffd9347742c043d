import type { Endpoint } from '../endpoint.ts'
import { withOverrides, type Overrides } from './overrides.ts'

/**
 * What a platform does with an `Idempotency-Key`: `honoured`, two requests with one key have one effect; `ignored`, two
 * requests have two effects. The contract knows no key, so that a platform of the contract ignores it.
 */
export type Idempotency = 'honoured' | 'ignored'

/** What a platform can do beyond the contract. */
export interface Capabilities {
  /** `ignored` unless given. An override of one call may say otherwise. */
  readonly idempotency?: Idempotency
}

interface BrandOptions {
  readonly capabilities?: Capabilities
  readonly overrides?: Overrides
}

/** Whether a call may be sent twice with one key and has its effect once. */
export const honoursKeys = (endpoint: Endpoint, { capabilities, overrides }: BrandOptions): boolean =>
  endpoint.idempotent && (withOverrides(endpoint, overrides).idempotency ?? capabilities?.idempotency) === 'honoured'

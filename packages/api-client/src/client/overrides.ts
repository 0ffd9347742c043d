import type { Endpoint } from '../endpoint.ts'
import type { Idempotency } from './capabilities.ts'

/** What a brand's platform does differently in one call. */
export type Override = Partial<
  Pick<Endpoint, 'path' | 'method' | 'moduleId' | 'encrypted' | 'encoding' | 'envelope' | 'timeLimit'>
> & {
  /** The name passed to the client's `cipher`; `default` if left out. */
  readonly cipher?: string
  /** Whether this call honours keys, where that differs from the platform's capability. */
  readonly idempotency?: Idempotency
  /**
   * The platform has no such call: nothing is sent. With `answer`, in its wire form, the client answers that; without
   * one the call is refused with `function.not.available`.
   */
  readonly absent?: true | { readonly answer: unknown }
}

/** The same by endpoint name: data, so that a brand needs no fork. */
export type Overrides = Readonly<Record<string, Override>>

/** A record with its brand's overrides. */
export type BrandedEndpoint = Endpoint & Pick<Override, 'cipher' | 'idempotency' | 'absent'>

/**
 * The record as this brand's platform serves it. The encoding follows the method: GET
 * uses the query, and a GET that becomes another method sends JSON unless the override
 * says `form`. A sealed payload is JSON in a body, so an encrypted GET is a POST.
 */
export const withOverrides = (endpoint: Endpoint, overrides: Overrides | undefined): BrandedEndpoint => {
  const override = overrides?.[endpoint.name]
  if (!override) return endpoint
  const branded = { ...endpoint, ...override }
  const { encrypted } = branded
  const method = encrypted && branded.method === 'GET' ? 'POST' : branded.method
  const plain =
    method === 'GET' ? 'query' : (override.encoding ?? (endpoint.method === 'GET' ? 'json' : endpoint.encoding))
  return { ...branded, method, encoding: encrypted ? 'json' : plain }
}

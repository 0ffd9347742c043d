import type { Endpoint } from '../endpoint.ts'

/** What a brand's platform does differently in one call. */
export type Override = Partial<Pick<Endpoint, 'path' | 'method' | 'moduleId' | 'encrypted' | 'encoding' | 'envelope'>> & {
  /** The name that `cipher` of the client is asked for; `default` unless said. */
  readonly cipher?: string
}

/** The same by endpoint name: data, so that a brand needs no fork. */
export type Overrides = Readonly<Record<string, Override>>

/** A record with what its brand says otherwise. */
export type BrandedEndpoint = Endpoint & Pick<Override, 'cipher'>

/**
 * The record as this brand's platform serves it. The encoding follows the method: GET asks by its query, and what becomes
 * another method sends JSON unless the override says `form`. A sealed payload is JSON in a body, so an encrypted GET is a POST.
 */
export const withOverrides = (endpoint: Endpoint, overrides: Overrides | undefined): BrandedEndpoint => {
  const override = overrides?.[endpoint.name]
  if (!override) return endpoint
  const branded = { ...endpoint, ...override }
  const { encrypted } = branded
  const method = encrypted && branded.method === 'GET' ? 'POST' : branded.method
  const plain = method === 'GET' ? 'query' : (override.encoding ?? (endpoint.method === 'GET' ? 'json' : endpoint.encoding))
  return { ...branded, method, encoding: encrypted ? 'json' : plain }
}

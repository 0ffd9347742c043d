import type { Endpoint } from '../endpoint.ts'
import * as entryPoint from '../endpoints/index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/**
 * Every record that a module exports, in the order of their names.
 *
 * @returns the records
 * @example endpointsOf(await import('@parlour/api-client/endpoints')).length
 */
export const endpointsOf = (names: object): Endpoint[] => Object.values(names).filter(isEndpoint)

/** Every call of the platform. */
export const allEndpoints: readonly Endpoint[] = endpointsOf(entryPoint)

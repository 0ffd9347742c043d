import type { Endpoint } from '../endpoint.ts'
import * as door from '../endpoints/index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every record that a door of endpoints gives, in the order of their names. */
export const endpointsOf = (names: object): Endpoint[] => Object.values(names).filter(isEndpoint)

/** Every call of the platform. */
export const allEndpoints: readonly Endpoint[] = endpointsOf(door)

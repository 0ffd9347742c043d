import * as entryPoint from '@parlour/api-client/endpoints'
import type { Endpoint } from '@parlour/api-client/endpoints'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every call of the platform, by name. */
export const records: readonly Endpoint[] = Object.values<unknown>(entryPoint).filter(isEndpoint)

const { checkAffiliate, checkUsername, getCaptcha, getCustomerServiceUrl, getGeetestCaptcha } = entryPoint

/** Reads whose record allows no retry and that change nothing all the same. */
const readOnce: ReadonlySet<Endpoint> = new Set<Endpoint>([
  checkAffiliate,
  checkUsername,
  getCaptcha,
  getCustomerServiceUrl,
  getGeetestCaptcha,
])

/** Whether a call changes nothing: its record may send it again, or it is one of the reads that need not be. */
export const isHarmless = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && (endpoint.retries > 0 || readOnce.has(endpoint))

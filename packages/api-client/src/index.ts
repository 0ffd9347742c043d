export { createApiClient } from './client/create-api-client.ts'
export { createClock } from './client/clock.ts'
export { createHosts } from './hosts/create-hosts.ts'
export { parseAnswer } from './client/parse-answer.ts'
export { isComplete } from './is-complete.ts'
export { createAttempt } from './attempt/create-attempt.ts'
export { boxCipher } from './box-cipher.ts'
export { isFinal } from './attempt/is-final.ts'
export { endpointMutation } from './mutation.ts'
export { endpointQuery } from './query.ts'
export { invalidateEndpoint } from './invalidate.ts'
export { paginate } from './paginate.ts'
export { portsOf } from './ports-of.ts'
export { createSafeStore } from './safe-store.ts'
export { safePath, safeUrl } from './safe-url.ts'
export { actionOf, errorCodes } from './error-codes.ts'
export {
  ApiError,
  ContractError,
  isApiError,
  isContractError,
  isRefused,
  isUnreached,
  RefusedError,
  UnreachedError,
} from './errors.ts'

export type { ApiClient, CallOptions } from './client/api-client.ts'
export type { ApiClientOptions } from './client/api-client-options.ts'
export type { Attempt, AttemptOptions, AttemptStatus } from './attempt/create-attempt.ts'
export type { Capabilities, Idempotency } from './client/capabilities.ts'
export type { HeaderNames } from './client/call-headers.ts'
export type { Clock } from './client/clock.ts'
export type { Override, Overrides } from './client/overrides.ts'
export type { Hosts, HostsOptions } from './hosts/create-hosts.ts'
export type { PayloadCipher } from './ciphers/payload-cipher.ts'
export type { ErrorAction, KnownCode } from './error-codes.ts'
export type { ErrorDetails, ErrorKind, RefusalDetails } from './errors.ts'
export type { QueryCache } from './invalidate.ts'
export type { EndpointKey } from './query.ts'
export type { PagedEndpoint } from './paginate.ts'
export type { Platform } from './ports-of.ts'
export type { FetchPort, TextStore, TokenSource } from './ports.ts'
export type { UrlPolicy } from './safe-url.ts'

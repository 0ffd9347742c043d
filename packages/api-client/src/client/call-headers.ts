import type { Endpoint } from '../endpoint.ts'
import type { ApiClientOptions } from './api-client-options.ts'

const headerNames = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  moduleId: 'ModuleId',
  token: 'Authorization',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
}

/** What a platform calls its headers, where that is not the usual name; for example `{ moduleId: 'Module-Id' }`. */
export type HeaderNames = Readonly<Partial<Record<keyof typeof headerNames, string>>>

/** What changes from one request to the next. */
export interface CallIdentity {
  readonly token: string | null
  readonly requestId: string
  readonly idempotencyKey: string | undefined
}

/** Writes the headers of a request: each at most once, the token raw. Source: contract 1.2. */
export function createHeaders({ merchant, language, headerNames: own }: ApiClientOptions) {
  const names = { ...headerNames, ...own }
  return ({ moduleId, idempotent }: Endpoint, { token, requestId, idempotencyKey }: CallIdentity): Record<string, string> => {
    const headers: Record<string, string> = {
      [names.merchant]: merchant,
      [names.language]: language(),
      [names.device]: 'web',
      [names.requestId]: requestId,
    }
    if (moduleId) headers[names.moduleId] = moduleId
    if (token) headers[names.token] = token
    if (idempotent && idempotencyKey) headers[names.idempotencyKey] = idempotencyKey
    return headers
  }
}

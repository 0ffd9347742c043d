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

/**
 * What a platform calls its headers, where that is not the usual name, or null to leave one out; for example `{
 * moduleId: 'Module-Id', device: null }`.
 */
export type HeaderNames = Readonly<Partial<Record<keyof typeof headerNames, string | null>>>

/** What changes from one request to the next; null or empty for none. */
export interface CallIdentity {
  readonly token: string | null
  readonly requestId: string
  readonly idempotencyKey: string | undefined
}

/**
 * Writes the headers of a request: each at most once, the token raw; for requests that a page starts before the client
 * has loaded, too. Source: contract 1.2.
 *
 * @param options the client's merchant, language and names of headers
 * @returns headers of a call by its record; what is null or empty of token, request id and key is left out
 * @example createHeaders({ merchant: 'vesper', language: () => 'EN' })(getStatus, { token: null, requestId: '', idempotencyKey: undefined })
 */
export function createHeaders({
  merchant,
  language,
  headerNames: own,
}: Pick<ApiClientOptions, 'merchant' | 'language' | 'headerNames'>) {
  const names: HeaderNames = { ...headerNames, ...own }
  return (
    { moduleId, idempotent }: Pick<Endpoint, 'moduleId' | 'idempotent'>,
    { token, requestId, idempotencyKey }: CallIdentity,
  ): Record<string, string> => {
    const values: Record<keyof typeof headerNames, string | null | undefined> = {
      merchant,
      language: language(),
      device: 'web',
      requestId,
      moduleId,
      token,
      idempotencyKey: idempotent ? idempotencyKey : null,
    }
    return Object.fromEntries(
      Object.entries(names).flatMap(([name, header]) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `headerNames`
        const value = values[name as keyof typeof headerNames]
        return header && value ? [[header, value]] : []
      }),
    )
  }
}

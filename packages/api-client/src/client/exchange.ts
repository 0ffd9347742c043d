import { ContractError } from '../errors.ts'
import { runSchema } from '../schemas/run-schema.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import { createHeaders } from './call-headers.ts'
import type { BrandedEndpoint } from './overrides.ts'
import { readAnswer } from './read-answer.ts'
import { readOutcome } from './read-outcome.ts'
import type { createSealer } from './seal-payload.ts'
import type { createTransport, WireRequest } from './transport.ts'
import type { RequestParts } from './write-request.ts'

/** A call that is to be made: checked, written out, with its limits. */
export interface PreparedCall {
  readonly endpoint: BrandedEndpoint
  readonly input: unknown
  readonly request: RequestParts
  readonly signal: AbortSignal | null
  readonly until: number
  readonly idempotencyKey: string | undefined
}

/** An answer in its wire form and as its record parses it. */
export interface CheckedAnswer {
  readonly raw: unknown
  readonly output: unknown
}

interface ExchangeOptions {
  readonly send: ReturnType<typeof createTransport>
  readonly sendSealed: ReturnType<typeof createSealer>
}

/** Makes one exchange with the server: headers, envelope, and the answer in the shape of its record. */
export function createExchange(options: ApiClientOptions, { send, sendSealed }: ExchangeOptions) {
  const headersOf = createHeaders(options)

  return async function exchange(prepared: PreparedCall, token: string | null): Promise<CheckedAnswer> {
    const { endpoint, input, request, signal, until, idempotencyKey } = prepared
    const requestId = options.newId()
    const misfit = (kind: 'invalid' | 'schema', issues: readonly string[]) =>
      new ContractError({ endpoint: endpoint.name, kind, requestId, issues })
    if (!/^\/(?![/\\])/.test(request.path)) throw misfit('invalid', ['path: begins with one slash'])
    const headers = headersOf(endpoint, { token, requestId, idempotencyKey })
    if (request.contentType) headers['Content-Type'] = request.contentType
    const wireRequest: WireRequest = {
      url: options.baseUrl + request.path,
      headers,
      body: request.body,
      requestId,
      signal,
      until,
    }
    const ask = async (ready: WireRequest) => readAnswer(endpoint, await send(endpoint, ready))
    const raw = await (endpoint.encrypted ? sendSealed(endpoint, wireRequest, { input, token }, ask) : ask(wireRequest))
    let count = 0
    const drop = () => void count++
    const told = (output: unknown): CheckedAnswer => {
      options.onAnswered?.({ endpoint: endpoint.name, requestId })
      if (count > 0) options.onDropped?.({ endpoint: endpoint.name, count })
      return { raw, output }
    }
    if (endpoint.idempotent) return told(readOutcome(endpoint.response, raw, drop))
    const checked = runSchema(endpoint.response, raw, drop)
    if (checked.issues) throw misfit('schema', checked.issues)
    return told(checked.output)
  }
}

import {
  createApiClient,
  isApiError,
  isContractError,
  isRefused,
  isUnreached,
  parseAnswer,
  type ApiClientOptions,
  type ErrorKind,
  type HeaderNames,
  type Override,
} from '@parlour/api-client'
import { getBoxKey, getRsaKey, type Endpoint } from '@parlour/api-client/endpoints'
import { printable } from './printable.ts'
import { readText } from './read-text.ts'

/** The ports and settings that a check calls the platform with. */
export interface AskerOptions extends Pick<ApiClientOptions, 'fetch' | 'now' | 'monotonic' | 'newId' | 'merchant'> {
  readonly address: string
  readonly language: string
  /** The most milliseconds for one call. */
  readonly timeLimit: number
  /** Awaited before each call and no part of its time, for a platform that limits calls. */
  readonly turn?: () => Promise<void>
}

/** What came back of one request. */
export interface Reply {
  readonly outcome: 'read' | 'refused' | 'misfit' | 'unreached'
  /** The call that failed: another than the asked one where the key of its cipher could not be had. */
  readonly failed: string | null
  /** Of the asked call; 0 where no response of it arrived. */
  readonly status: number
  /** The code of a refusal, the kind of what did not arrive, or empty; printable, as `message` and `issues` are. */
  readonly code: string
  /** The kind of what failed, as the client knows it; null where the answer was read. */
  readonly kind: ErrorKind | null
  readonly message: string
  readonly issues: readonly string[]
  /** Rows that were left out. */
  readonly dropped: number
  /** The body as JSON; undefined where it is none. */
  readonly body: unknown
  readonly isHtml: boolean
  /** The methods of the `Allow` header of a 405. */
  readonly allow: string | null
  /** What the record read of the answer. */
  readonly output: unknown
}

/** What a request may be asked with beside its input. */
export interface AskOptions {
  readonly override?: Override
  readonly idempotencyKey?: string
  /** Null asks without the session. */
  readonly token?: null
}

/** Asks one platform; `token` and `headerNames` change as the check learns them. */
export interface Asker {
  token: string | null
  headerNames: HeaderNames
  cipher: NonNullable<ApiClientOptions['cipher']> | null
  ask(endpoint: Endpoint, input: unknown, options?: AskOptions): Promise<Reply>
}

const parse = (text: string): unknown => {
  try {
    return parseAnswer(text)
  } catch {
    return undefined
  }
}

const pathOf = (request: string | URL | Request): string =>
  new URL(request instanceof Request ? request.url : request).pathname

interface Seen {
  status: number
  text: string
  allow: string | null
  dropped: number
}

function replyOf(seen: Seen, outcome: Reply['outcome'], rest: Partial<Reply>): Reply {
  const { status, text, allow, dropped } = seen
  const isHtml = /^\s*</.test(text)
  const { code = '', message = '', issues = [] } = rest
  return {
    failed: null,
    kind: null,
    output: undefined,
    ...rest,
    outcome,
    status,
    dropped,
    allow,
    isHtml,
    body: parse(text),
    code: printable(code),
    message: printable(message),
    issues: issues.map(printable),
  }
}

/** The words of the innermost cause: what the network said, and not what each layer above it made of that. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return innermost(error.cause) || error.message || code
}

/** What an error of the client says of the exchange. */
function replyOfError(seen: Seen, error: unknown): Reply {
  const failed = isApiError(error) ? error.endpoint : null
  if (isRefused(error))
    return replyOf(seen, 'refused', { failed, kind: error.kind, code: error.code, message: error.serverMessage ?? '' })
  if (isContractError(error))
    return replyOf(seen, 'misfit', { failed, kind: error.kind, code: error.kind, issues: error.issues })
  if (isUnreached(error)) {
    const { cause } = error
    if (isContractError(cause)) return replyOfError(seen, cause)
    return replyOf(seen, 'unreached', { failed, kind: error.kind, code: error.kind, message: innermost(cause) })
  }
  throw error
}

/** Makes an asker: a client of its own for each request, so that every request can have an override of its own. */
export function createAsker(options: AskerOptions): Asker {
  const { address, merchant, language, timeLimit, newId, monotonic, now } = options
  const slow = { [getBoxKey.name]: { timeLimit }, [getRsaKey.name]: { timeLimit } }
  const asker: Asker = {
    token: null,
    headerNames: {},
    cipher: null,
    async ask(endpoint, input, { override, idempotencyKey, token } = {}) {
      await options.turn?.()
      const seen: Seen = { status: 0, text: '', allow: null, dropped: 0 }
      const path = override?.path ?? endpoint.path
      const api = createApiClient({
        baseUrl: address,
        merchant,
        language: () => language,
        store: null,
        now,
        monotonic,
        newId,
        tokens: { get: () => (token === null ? null : asker.token), expired: () => undefined },
        headerNames: asker.headerNames,
        onDropped: ({ count }) => (seen.dropped += count),
        ...(asker.cipher && { cipher: asker.cipher }),
        // A call can only shorten the limit of its record: a slow platform has all of the given time by an override.
        overrides: { ...slow, [endpoint.name]: { ...override, timeLimit } },
        async fetch(request, init) {
          const response = await options.fetch(request, init)
          // A client fetches the key of its cipher as well.
          if (pathOf(request) !== path) return response
          seen.status = response.status
          seen.allow = response.status === 405 ? response.headers.get('Allow') : null
          seen.text = await readText(response.clone())
          return response
        },
      })
      try {
        const given = { retries: 1, ...(idempotencyKey !== undefined && { idempotencyKey }) }
        return replyOf(seen, 'read', { output: await api.call<Endpoint>(endpoint, input, given) })
      } catch (error) {
        return replyOfError(seen, error)
      }
    },
  }
  return asker
}

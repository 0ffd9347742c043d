import type { PayloadCipher } from '../ciphers/payload-cipher.ts'
import { ContractError, isApiError, isRefused, UnreachedError } from '../errors.ts'
import type { Clock } from './clock.ts'
import { inTime } from './in-time.ts'
import type { BrandedEndpoint } from './overrides.ts'
import type { WireRequest } from './transport.ts'

/** What is sealed: the input, for a call with this token. */
export interface SecretInput {
  readonly input: unknown
  readonly token: string | null
}

/** Further than this the clock was wrong when the payload was sealed, in milliseconds. */
const jump = 60_000

/**
 * Seals the payloads of encrypted calls. A cipher is made when the first
 * call needs it, and again when that failed or took longer than a call has.
 */
export function createSealer(
  make: ((name: string) => Promise<PayloadCipher>) | undefined,
  clock: Clock,
  monotonic: () => number,
) {
  const ciphers = new Map<string, Promise<PayloadCipher>>()

  const cipherOf = (name: string, begin: (name: string) => Promise<PayloadCipher>): Promise<PayloadCipher> => {
    const cipher = ciphers.get(name) ?? begin(name)
    ciphers.set(name, cipher)
    cipher.catch(() => ciphers.delete(name))
    return cipher
  }

  /**
   * Seals and sends a request; sends it once more when the server
   * named a new key or when its `Date` header corrected the clock.
   */
  return async function sendSealed<T>(
    endpoint: BrandedEndpoint,
    wireRequest: WireRequest,
    { input, token }: SecretInput,
    exchange: (sealed: WireRequest) => Promise<T>,
  ): Promise<T> {
    const { method, path, cipher: name = 'default' } = endpoint
    const { requestId, signal, until } = wireRequest
    if (!make)
      throw new ContractError({
        endpoint: endpoint.name,
        kind: 'invalid',
        requestId,
        issues: ['cipher: createApiClient needs one'],
      })
    const fail = (kind: 'chunk' | 'timeout' | 'aborted', cause?: unknown) =>
      new UnreachedError({ endpoint: endpoint.name, requestId, kind, cause })
    const late = (kind: 'timeout' | 'aborted') => {
      if (kind === 'timeout') ciphers.delete(name)
      return fail(kind, signal?.reason)
    }
    const soon = <Work>(work: Promise<Work>) => inTime(work, signal, until - monotonic(), late)
    const seal = async (cipher: PayloadCipher) => {
      const { headers, body } = await cipher.seal({ method, path, requestId, token, now: clock.now(), body: input })
      return { ...wireRequest, headers: { ...wireRequest.headers, ...headers }, body: JSON.stringify(body) }
    }
    const attempt = async () => {
      const sealed = await soon(cipherOf(name, make).then(seal)).catch((cause: unknown) => {
        throw isApiError(cause) ? cause : fail('chunk', cause)
      })
      return exchange(sealed)
    }
    const sealedAt = clock.now()
    try {
      return await attempt()
    } catch (error) {
      if (isApiError(error, 'key_rotated') && isRefused(error)) (await soon(cipherOf(name, make))).rotate?.(error.value)
      else if (!isRefused(error, 'payload.invalid') || Math.abs(clock.now() - sealedAt) < jump) throw error
      return attempt()
    }
  }
}

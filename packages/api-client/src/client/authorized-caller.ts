import type { Endpoint } from '../endpoint.ts'
import { isApiError, isRefused } from '../errors.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import type { CheckedAnswer, PreparedCall } from './exchange.ts'

/** The token of a call, and what follows when the server no longer accepts it. */
export function createAuthorizedCaller(
  { tokens, onRefused }: ApiClientOptions,
  exchange: (prepared: PreparedCall, token: string | null) => Promise<CheckedAnswer>,
) {
  const dead = new Set<string>()

  const end = (token: string) => {
    if (dead.has(token)) return
    dead.add(token)
    tokens?.expired(token)
  }

  return {
    /** The token that a call goes with; a public call does not use one that is known to be dead. */
    tokenFor({ token: use }: Endpoint, given: string | undefined): string | null {
      const token = use === 'none' ? null : (given ?? tokens?.get() ?? null)
      return use === 'optional' && token && dead.has(token) ? null : token
    },
    /**
     * Makes the call. A dead token ends the session once, however
     * many calls it fails; a public call then goes on as a guest.
     */
    async ask(prepared: PreparedCall, token: string | null): Promise<CheckedAnswer> {
      try {
        return await exchange(prepared, token)
      } catch (error) {
        if (token && isApiError(error, 'unauthorized')) {
          end(token)
          if (prepared.endpoint.token === 'optional') return this.ask(prepared, null)
        }
        if (isRefused(error)) onRefused?.(error)
        throw error
      }
    },
  }
}

import type { Attempt } from './attempt/create-attempt.ts'
import type { ApiClient } from './client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'

/**
 * Plain mutation options of a call with an effect, for any query cache. It never retries by itself: with `attempt` a
 * second `mutate` goes on with the key of the first until a final answer; without it each has a key of its own. A record
 * that is not `idempotent` has none: after a lost answer, a second `mutate` may do it twice. It does not wait for the
 * network to come back, and what was typed is not kept once nobody looks.
 */
export function endpointMutation<E extends Endpoint>(api: ApiClient, endpoint: E, attempt?: Pick<Attempt<E>, 'send'>) {
  return {
    mutationKey: [endpoint.name] as const,
    mutationFn: (input: RequestOf<E>): Promise<ResponseOf<E>> =>
      attempt ? attempt.send(input) : api.call(endpoint, input, endpoint.idempotent ? { idempotencyKey: api.newId() } : {}),
    retry: false as const,
    networkMode: 'always' as const,
    gcTime: 0,
  }
}

import { endpointQuery, type ApiClient } from '@parlour/api-client'
import type { Endpoint, RequestOf } from '@parlour/api-client/endpoints'
import { historyPeriod } from './history-period.ts'

type Period = ReturnType<typeof historyPeriod>

/**
 * Query options of a record of the last 30 days. The period is that of the moment it is asked for: what an effect has
 * just added is in it when the record is read again.
 *
 * @param input what is asked for beside the period
 * @returns `queryFn` and `meta`, as `endpointQuery` gives them
 */
export function historyQuery<E extends Endpoint>(api: ApiClient, endpoint: E, input: Omit<RequestOf<E>, keyof Period>) {
  const asked = () => endpointQuery(api, endpoint, { ...input, ...historyPeriod(api.clock.now()) } as RequestOf<E>)
  const { meta } = asked()
  return { meta, queryFn: (context: { signal?: AbortSignal } = {}) => asked().queryFn(context) }
}

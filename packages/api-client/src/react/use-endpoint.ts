import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import { endpointQuery, type ApiError, type EndpointKey } from '../index.ts'
import { useSurroundings } from './api-context.tsx'

/** Everything of a query but its key and how it asks. */
export type UseEndpointOptions<E extends Endpoint, Selected = ResponseOf<E>> = Omit<
  UseQueryOptions<ResponseOf<E>, ApiError, Selected, EndpointKey<E>>,
  'queryKey' | 'queryFn'
>

/** The answer of a read, asked for when it shows. It is tried again as often as the record says, and no more. */
export function useEndpoint<E extends Endpoint, Selected = ResponseOf<E>>(
  endpoint: E,
  input: RequestOf<E>,
  options?: UseEndpointOptions<E, Selected>,
): UseQueryResult<Selected, ApiError> {
  const { api, scope } = useSurroundings()
  return useQuery({ retry: false, ...options, ...endpointQuery(api, endpoint, input, scope) })
}

import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import { endpointQuery, type ApiError, type EndpointKey } from '../index.ts'
import { useSurroundings } from './api-context.tsx'

/** Options of `useQuery` without `queryKey` and `queryFn`. */
export type UseEndpointOptions<E extends Endpoint, Selected = ResponseOf<E>> = Omit<
  UseQueryOptions<ResponseOf<E>, ApiError, Selected, EndpointKey<E>>,
  'queryKey' | 'queryFn'
>

/**
 * Calls a read when the component mounts and caches its answer. It retries as often as the record says.
 *
 * @param options options of `useQuery`, such as `select` and `enabled`
 * @returns the result of `useQuery`; `error` is an `ApiError`
 * @example
 * const { data, error } = useEndpoint(getBalance, {}, { select: ({ sumBalance }) => sumBalance })
 */
export function useEndpoint<E extends Endpoint, Selected = ResponseOf<E>>(
  endpoint: E,
  input: RequestOf<E>,
  options?: UseEndpointOptions<E, Selected>,
): UseQueryResult<Selected, ApiError> {
  const { api, scope } = useSurroundings()
  return useQuery({ retry: false, ...options, ...endpointQuery(api, endpoint, input, scope) })
}

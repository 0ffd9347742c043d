import { invalidateEndpoint } from '@parlour/api-client'
import type { Endpoint } from '@parlour/api-client/endpoints'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Options of a mutation that makes more than one call: what it changes is read again once it is settled, since one that
 * fails may have succeeded in part, and other tabs find its names in `meta`.
 */
export const readsAgain = (cache: QueryClient, reads: readonly Endpoint[]) => ({
  meta: { invalidates: reads.map(({ name }) => name) },
  onSettled: () => Promise.all(reads.map((read) => invalidateEndpoint(cache, read))),
})

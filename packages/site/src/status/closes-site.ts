import { isApiError } from '@parlour/api-client'
import { getStatus } from '@parlour/api-client/endpoints'

/**
 * Whether an error shows that the site is closed to this visitor; refetch the status then. An error of the status call
 * itself does not count, since it would be repeated without end. Source: SYS-18.
 *
 * @param failure what a call threw
 * @returns true for maintenance and restricted regions
 * @example if (closesSite(error)) void queryClient.invalidateQueries(statusQuery(api, location.host))
 */
export const closesSite = (failure: unknown): boolean =>
  isApiError(failure, 'maintenance', 'region') && failure.endpoint !== getStatus.name

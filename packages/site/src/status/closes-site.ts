import { isApiError } from '@parlour/api-client'
import { getStatus } from '@parlour/api-client/endpoints'

/**
 * Whether an answer says that the site is closed to this visitor: then its status is to be asked for again, and the screen
 * changes by itself. A status that is refused itself is not: it would be asked for again without end. Source: SYS-18.
 */
export const closesSite = (failure: unknown): boolean => isApiError(failure, 'maintenance', 'region') && failure.endpoint !== getStatus.name

import { isApiError } from '@parlour/api-client'

/**
 * Whether an answer says that the site is closed to this visitor: then its status is to be asked for again, and the screen
 * changes by itself. Source: SYS-18.
 */
export const closesSite = (failure: unknown): boolean => isApiError(failure, 'maintenance', 'region')

import { isApiError, isRefused, isUnreached } from '@parlour/api-client'
import { text } from './messages.ts'

/** What to tell somebody about a failed call: the platform's own sentence where it gave one. */
export function failure(error: unknown): string {
  if (isRefused(error) && error.serverMessage) return error.serverMessage
  if (isUnreached(error)) return text('brand-sample.failed.network')
  return text('brand-sample.failed.other', { id: isApiError(error) ? error.requestId : '' })
}

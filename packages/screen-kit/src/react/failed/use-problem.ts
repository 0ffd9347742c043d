import { isApiError, isRefused } from '@parlour/api-client'
import type { I18nMessages } from '@parlour/i18n'
import { createUseText } from '@parlour/i18n/react'

const useText = createUseText<I18nMessages>()

/**
 * Makes the message of a failed call: that of its code, else that of its kind.
 *
 * @returns a function of the error
 * @example const problem = useProblem()
 */
export function useProblem(): (error: unknown) => string {
  const text = useText()
  return (error) => {
    const own = isRefused(error)
      ? text.maybe(`api.code.${error.code}`, { seconds: Math.ceil(error.retryAfter ?? 0) })
      : null
    return own ?? (isApiError(error) ? text.maybe(`api.kind.${error.kind}`) : null) ?? text('api.kind.server')
  }
}

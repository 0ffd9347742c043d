import { isApiError, isRefused } from '@parlour/api-client'
import { usePromotionsText } from './use-promotions-text.ts'

/** The sentence for a call that failed: that of its code, else that of its kind. */
export function useProblem(): (error: unknown) => string {
  const text = usePromotionsText()
  return (error) => {
    if (!isApiError(error)) return text('promotions.failed.text')
    const own = isRefused(error) ? text.maybe(`api.code.${error.code}`, { seconds: Math.ceil(error.retryAfter ?? 0) }) : null
    return own ?? text.maybe(`api.kind.${error.kind}`) ?? text('promotions.failed.text')
  }
}

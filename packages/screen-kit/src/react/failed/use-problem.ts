import { isApiError, isRefused, type RefusedError } from '@parlour/api-client'
import type { I18nMessages } from '@parlour/i18n'
import { createUseText, useFormat } from '@parlour/i18n/react'
import { paymentRefusal } from '../../payment/payment-refusal.ts'
import { useScreenKitText } from '../use-screen-kit-text.ts'

const useText = createUseText<I18nMessages>()

/** Makes the message of a refused payment password, with what the platform says of it; null where it says no more. */
function usePaymentProblem(): (error: RefusedError) => string | null {
  const text = useScreenKitText()
  const format = useFormat()
  return ({ code, value }) => {
    const { triesLeft, until } = paymentRefusal(value)
    if (code === 'payment.password.locked' && until !== null)
      return text.maybe('screen-kit.payment.lockedUntil', { time: format.dateTime(until) })
    return code === 'invalid.payment.pw' && triesLeft !== null
      ? text.maybe('screen-kit.payment.wrong', { tries: triesLeft })
      : null
  }
}

/**
 * Makes the message of a failed call: that of its code, else that of its kind.
 *
 * @returns a function of the error
 * @example const problem = useProblem()
 */
export function useProblem(): (error: unknown) => string {
  const text = useText()
  const payment = usePaymentProblem()
  return (error) => {
    const own = isRefused(error)
      ? (payment(error) ?? text.maybe(`api.code.${error.code}`, { seconds: Math.ceil(error.retryAfter ?? 0) }))
      : null
    return own ?? (isApiError(error) ? text.maybe(`api.kind.${error.kind}`) : null) ?? text('api.kind.server')
  }
}

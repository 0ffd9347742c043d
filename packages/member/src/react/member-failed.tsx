import { isRefused } from '@parlour/api-client'
import { Failed, useProblem, type FailedProps } from '@parlour/screen-kit/react'
import { NeedRealAccount } from './need-real-account.tsx'

/**
 * What stands in place of something that did not load, or of what the account may not have (MEM-08).
 *
 * @example <MemberFailed error={error} onRetry={() => void refetch()} />
 */
export function MemberFailed({ error, onRetry }: Pick<FailedProps, 'error' | 'onRetry'>) {
  const problem = useProblem()
  if (isRefused(error, 'in_need_true_account')) return <NeedRealAccount text={problem(error)} />
  return <Failed error={error} onRetry={onRetry} />
}

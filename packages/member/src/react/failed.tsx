import { isRefused } from '@parlour/api-client'
import { useProblem } from '@parlour/auth/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import { NeedTrueAccount } from './need-true-account.tsx'
import { useMemberText } from './use-member-text.ts'

/** What stands in place of something that did not load, with the way to try again; or of what the account may not have. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useMemberText()
  const problem = useProblem()
  if (isRefused(error, 'in_need_true_account')) return <NeedTrueAccount text={problem(error)} />
  return <ErrorState title={text('member.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('member.failed.retry')}</Button>} />
}

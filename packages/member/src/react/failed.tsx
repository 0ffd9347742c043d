import { isRefused } from '@parlour/api-client'
import { recordsKeptFrom } from '@parlour/api-client/react'
import { useProblem } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import { NeedTrueAccount } from './need-true-account.tsx'
import { useMemberText } from './use-member-text.ts'

const dayMs = 86_400_000

/** What stands in place of something that did not load, with the way to try again; or of what the account may not have. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  if (isRefused(error, 'in_need_true_account')) return <NeedTrueAccount text={problem(error)} />
  const from = recordsKeptFrom(error)
  // The first day of the reader's zone that is kept whole.
  if (from !== null) return <ErrorState title={text('member.failed.kept', { day: format.date(from + dayMs - 1) })} text={problem(error)} />
  return <ErrorState title={text('member.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('member.failed.retry')}</Button>} />
}

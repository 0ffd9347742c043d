import { Button, ErrorState } from '@parlour/ui-kit'
import { useMemberText } from './use-member-text.ts'
import { useProblem } from './use-problem.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useMemberText()
  const problem = useProblem()
  return <ErrorState title={text('member.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('member.failed.retry')}</Button>} />
}

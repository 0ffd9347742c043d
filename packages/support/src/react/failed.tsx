import { useProblem } from '@parlour/auth/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import { useSupportText } from './use-support-text.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useSupportText()
  const problem = useProblem()
  return <ErrorState title={text('support.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('support.failed.retry')}</Button>} />
}

import { useProblem } from '@parlour/auth/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import { useSiteText } from './use-site-text.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useSiteText()
  const problem = useProblem()
  return <ErrorState title={text('site.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('site.failed.retry')}</Button>} />
}

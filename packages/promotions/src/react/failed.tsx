import { useProblem } from '@parlour/auth/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import { usePromotionsText } from './use-promotions-text.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = usePromotionsText()
  const problem = useProblem()
  return <ErrorState title={text('promotions.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('promotions.failed.retry')}</Button>} />
}

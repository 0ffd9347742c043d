import { useProblem } from '@parlour/auth/react'
import { Button, Card, ErrorState } from '@parlour/ui-kit'
import { useAgentText } from './use-agent-text.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useAgentText()
  const problem = useProblem()
  return (
    <Card>
      <ErrorState title={text('agent.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('agent.failed.retry')}</Button>} />
    </Card>
  )
}

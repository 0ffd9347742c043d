import { recordsKeptFrom } from '@parlour/api-client/react'
import { useProblem } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, Card, ErrorState } from '@parlour/ui-kit'
import { useAgentText } from './use-agent-text.ts'

const dayMs = 86_400_000

/** What stands in place of something that did not load, with the way to try again; or from which day on there are figures. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useAgentText()
  const format = useFormat()
  const problem = useProblem()
  const from = recordsKeptFrom(error)
  return (
    <Card>
      {from === null ? (
        <ErrorState title={text('agent.failed.title')} text={problem(error)} action={<Button onClick={onRetry}>{text('agent.failed.retry')}</Button>} />
      ) : (
        // The first day of the reader's zone that is there whole.
        <ErrorState title={text('agent.failed.kept', { day: format.date(from + dayMs - 1) })} text={problem(error)} />
      )}
    </Card>
  )
}

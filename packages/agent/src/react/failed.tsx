import { isApiError, isRefused } from '@parlour/api-client'
import { Button, Card, ErrorState } from '@parlour/ui-kit'
import { useAgentText } from './use-agent-text.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useAgentText()
  const own = isRefused(error) ? text.maybe(`api.code.${error.code}`) : null
  const words = own ?? (isApiError(error) ? text.maybe(`api.kind.${error.kind}`) : null) ?? text('agent.failed.text')
  return (
    <Card>
      <ErrorState title={text('agent.failed.title')} text={words} action={<Button onClick={onRetry}>{text('agent.failed.retry')}</Button>} />
    </Card>
  )
}

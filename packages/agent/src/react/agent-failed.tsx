import { Failed, type Reading } from '@parlour/screen-kit/react'
import { useAgentText } from './use-agent-text.ts'

/**
 * What stands in place of figures that did not load, or from which day on the platform keeps them.
 *
 * @example if (query.error && !query.data) return <AgentFailed query={query} />
 */
export function AgentFailed({ query }: { query: Pick<Reading, 'error' | 'refetch'> }) {
  const text = useAgentText()
  return (
    <Failed
      error={query.error}
      keptTitle={(day) => text('agent.failed.kept', { day })}
      onRetry={() => void query.refetch()}
    />
  )
}

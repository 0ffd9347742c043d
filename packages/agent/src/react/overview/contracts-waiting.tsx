import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { LinkButton, Notice } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { defaultsQuery } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/** Says how many contracts wait for this agent, and leads to them; nothing where none does. */
export function ContractsWaiting({ href }: { href: string }) {
  const text = useAgentText()
  const count = useQuery(defaultsQuery(useApi(), useAccount())).data?.contractsWaiting ?? 0
  if (count === 0) return null
  return (
    <Notice
      tone="info"
      actions={
        <LinkButton size="sm" href={href}>
          {text('agent.attention.seeContracts')}
        </LinkButton>
      }
    >
      {text('agent.attention.contracts', { count })}
    </Notice>
  )
}

import { Breadcrumb } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'

/** The way from all contracts to what is shown; `here` is undefined until that is loaded. */
export function ContractPath({ here, listHref }: { here: string | undefined; listHref: string }) {
  const text = useAgentText()
  return (
    <Breadcrumb
      phone
      label={text('agent.page.agentContracts')}
      items={[{ label: text('agent.contract.all'), href: listHref }, ...(here ? [{ label: here }] : [])]}
    />
  )
}

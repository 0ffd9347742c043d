import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useJustOpened } from '@parlour/screen-kit/react'
import { LinkButton, Tabs } from '@parlour/ui-kit'
import { IconPlus } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { contractSearch, contractView, waitingContractsQuery, type ContractView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { ContractList } from './contract-list.tsx'
import { ContractPage } from './contract-page.tsx'
import type { ContractsPageProps } from './contracts-props.ts'
import { OfferEditor } from './offer-editor.tsx'
import { useContractMessages } from './use-contract-messages.ts'

/** Props of `ContractsScreen`. */
export type ContractsScreenProps = ContractsPageProps

const sides = ['held', 'given'] as const

/**
 * All contracts of an agent: what its upline offered and what it gave, with what waits on top; one contract with what a
 * yes would change; and the editor of an offer (AGT-04, BEY-10).
 *
 * @example <ContractsScreen search={search} currency="PHP" categoryName={(code) => code} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function ContractsScreen({ search, currency, categoryName, hrefOf, onSearch, store }: ContractsScreenProps) {
  const text = useAgentText()
  const format = useFormat()
  const api = useApi()
  const account = useAccount()
  const messages = useContractMessages(currency, categoryName)
  const view = contractView(search)
  const { tab, open } = view
  const go = (change: Partial<ContractView>) => contractSearch({ ...view, page: 1, open: null, ...change })
  const [isNew, markOpened] = useJustOpened(open ?? '')
  const waits = {
    held: useQuery(waitingContractsQuery(api, account, 'held', '')).data?.list.length ?? 0,
    given: useQuery(waitingContractsQuery(api, account, 'given', '')).data?.list.length ?? 0,
  }
  if (tab === 'offer')
    return (
      <OfferEditor
        view={view}
        messages={messages}
        currency={currency}
        store={store}
        listHref={hrefOf(go({ tab: 'given', kind: '' }))}
        hrefOfContract={(id) => hrefOf(go({ tab: 'given', open: id, kind: '' }))}
        onChoose={(change) => onSearch(go(change))}
        onSent={(id) => {
          markOpened(id)
          onSearch(go({ tab: 'given', open: id, kind: '' }))
        }}
      />
    )
  if (open !== null)
    return (
      <ContractPage
        key={open}
        contractId={open}
        isSent={isNew}
        side={tab}
        messages={messages}
        currency={currency}
        listHref={hrefOf(go({ page: view.page }))}
        hrefOfChange={(of) => hrefOf(go({ tab: 'offer', ...of }))}
      />
    )
  return (
    <Tabs
      label={text('agent.page.agentContracts')}
      tabs={sides.map((value) => ({
        value,
        label: text(`agent.contract.${value}`),
        ...(waits[value] > 0 ? { count: format.number(waits[value]) } : {}),
      }))}
      value={tab}
      onValue={(value) => onSearch(go({ tab: value }))}
      end={
        <LinkButton variant="primary" icon={<IconPlus />} href={hrefOf(go({ tab: 'offer' }))}>
          {text('agent.contract.offer')}
        </LinkButton>
      }
    >
      <ContractList
        side={tab}
        view={view}
        messages={messages}
        kinds
        hrefOf={(change) => hrefOf(contractSearch({ ...view, ...change }))}
        onKind={(kind) => onSearch(go({ kind }))}
      />
    </Tabs>
  )
}

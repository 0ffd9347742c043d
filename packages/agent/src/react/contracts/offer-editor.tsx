import { useApi } from '@parlour/api-client/react'
import {
  contractCategories,
  contractKinds,
  dividendPeriods,
  type ContractCategory,
  type DividendPeriod,
} from '@parlour/api-client/endpoints'
import { Failed, useAccount, useProblem } from '@parlour/screen-kit/react'
import {
  Card,
  CardHead,
  FormRow,
  FormStack,
  LinkButton,
  Notice,
  Segmented,
  Select,
  Skeleton,
  TextField,
  useNarrow,
} from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentsBelowQuery, mostChoices, offerPreviewQuery, type ContractView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { OfferForm, type OfferHead } from './offer-form.tsx'
import type { ContractMessages } from './use-contract-messages.ts'
import { usePaused } from './use-paused.ts'

interface OfferEditorProps {
  view: ContractView
  messages: ContractMessages
  currency: string
  listHref: string
  hrefOfContract: (contractId: string) => string
  onSent: (contractId: string) => void
}

/** A new offer: for whom and what for, then its steps. */
export function OfferEditor({ view, messages, currency, listHref, hrefOfContract, onSent }: OfferEditorProps) {
  const text = useAgentText()
  const problem = useProblem()
  const api = useApi()
  const self = useAccount()
  const [account, setAccount] = useState(view.account)
  const [kind, setKind] = useState(view.kind || 'daily')
  const [category, setCategory] = useState<ContractCategory>(view.category)
  const [period, setPeriod] = useState<DividendPeriod>('semimonthly')
  const narrow = useNarrow()
  const kinds = contractKinds.map((value) => ({ value, label: messages.kind(value) }))
  const agents = useQuery(agentsBelowQuery(api, self))
  const names = (agents.data?.list ?? []).map((each) => each.account)
  const isListed = (agents.data?.totalCount ?? 0) <= mostChoices
  const wanted = usePaused(account.trim())
  const head: OfferHead = { account: wanted, kind, category, period }
  // What bounds an offer is the same for every period: to choose another one loses nothing that is written.
  const base = useQuery({
    ...offerPreviewQuery(api, self, { account: wanted, kind, category, steps: '' }),
    enabled: wanted !== '',
  })
  const { data } = base
  const unknown = base.error && !data ? problem(base.error) : undefined
  const choice = (
    <Card as="section">
      <CardHead title={text('agent.contract.who')} />
      <FormStack>
        <FormRow>
          {isListed ? (
            <Select
              label={text('agent.register.agent')}
              value={account}
              error={unknown}
              options={[
                { value: '', label: text('agent.contract.choose') },
                ...[...new Set([...names, ...(view.account ? [view.account] : [])])].map((name) => ({
                  value: name,
                  label: name,
                })),
              ]}
              onChange={({ target }) => setAccount(target.value)}
            />
          ) : (
            <TextField
              label={text('agent.register.agent')}
              value={account}
              error={unknown}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              onChange={({ target }) => setAccount(target.value)}
            />
          )}
          <Select
            label={text('agent.list.category')}
            value={category}
            options={['CONS' as const, ...contractCategories.filter((each) => each !== 'CONS')].map((each) => ({
              value: each,
              label: messages.category(each),
            }))}
            onChange={({ target }) => setCategory(contractCategories.find((each) => each === target.value) ?? 'CONS')}
          />
        </FormRow>
        {narrow ? (
          <Select
            label={text('agent.list.kind')}
            value={kind}
            options={kinds}
            onChange={({ target }) => setKind(contractKinds.find((each) => each === target.value) ?? 'daily')}
          />
        ) : (
          <Segmented block label={text('agent.list.kind')} value={kind} onValue={setKind} options={kinds} />
        )}
        {kind === 'dividend' ? (
          <Select
            label={text('agent.contract.counted')}
            value={period}
            options={dividendPeriods.map((each) => ({ value: each, label: messages.period(each) }))}
            onChange={({ target }) => setPeriod(dividendPeriods.find((each) => each === target.value) ?? 'semimonthly')}
          />
        ) : null}
        {data ? (
          <p>
            {data.current
              ? text('agent.contract.has', { name: wanted, rates: messages.rates(data.current.tiers) })
              : data.covering
                ? text('agent.contract.covered', { name: wanted, rates: messages.rates(data.covering.tiers) })
                : text('agent.contract.hasNone', { name: wanted })}
          </p>
        ) : null}
        {data?.waitingId ? (
          <Notice
            tone="warn"
            action={
              <LinkButton size="sm" href={hrefOfContract(String(data.waitingId))}>
                {text('agent.contract.see')}
              </LinkButton>
            }
          >
            {text('agent.contract.open', { name: wanted })}
          </Notice>
        ) : null}
        {agents.data && names.length === 0 ? <Notice>{text('agent.contract.noAgents')}</Notice> : null}
      </FormStack>
    </Card>
  )
  return (
    <FormStack>
      <div>
        <LinkButton variant="text" size="sm" icon={<IconArrowLeft />} href={listHref}>
          {text('agent.contract.all')}
        </LinkButton>
      </div>
      {agents.error && !agents.data ? (
        <Card as="section">
          <Failed error={agents.error} onRetry={() => void agents.refetch()} />
        </Card>
      ) : (
        choice
      )}
      {data && !data.waitingId ? (
        <OfferForm
          key={`${wanted}/${kind}/${category}`}
          head={head}
          isSettled={wanted === account.trim()}
          base={data}
          messages={messages}
          currency={currency}
          onSent={onSent}
        />
      ) : base.isFetching ? (
        <Skeleton height={320} />
      ) : null}
    </FormStack>
  )
}

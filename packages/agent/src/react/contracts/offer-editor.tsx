import { isRefused, type TextStore } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { contractCategories, contractKinds } from '@parlour/api-client/endpoints'
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
  useTyped,
} from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { agentsBelowQuery, mostChoices, offerDraft, offerPreviewQuery, type ContractView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { ContractPath } from './contract-path.tsx'
import { OfferForm, type OfferHead } from './offer-form.tsx'
import type { ContractMessages } from './use-contract-messages.ts'

interface OfferEditorProps {
  view: ContractView
  messages: ContractMessages
  currency: string
  /** Where an offer that was begun is kept. */
  store: TextStore | undefined
  listHref: string
  hrefOfContract: (contractId: string) => string
  /** Chooses for whom the offer is and what for. */
  onChoose: (choices: Partial<Pick<ContractView, 'account' | 'kind' | 'category'>>) => void
  onSent: (contractId: string) => void
}

/** A new offer: for whom and what for, then its steps. */
export function OfferEditor(props: OfferEditorProps) {
  const { view, messages, currency, store, listHref, hrefOfContract, onChoose, onSent } = props
  const text = useAgentText()
  const problem = useProblem()
  const api = useApi()
  const self = useAccount()
  const { account, category } = view
  const kind = view.kind || 'daily'
  const [typed, type] = useTyped(account, (name) => onChoose({ account: name }))
  const narrow = useNarrow()
  const kinds = contractKinds.map((value) => ({ value, label: messages.kind(value) }))
  const agents = useQuery(agentsBelowQuery(api, self))
  const names = (agents.data?.list ?? []).map((each) => each.account)
  const isListed = (agents.data?.totalCount ?? 0) <= mostChoices
  const head: OfferHead = { account, kind, category }
  const key = `${account}/${kind}/${category}`
  const draft = useMemo(() => store && offerDraft(store, self, key), [store, self, key])
  // What bounds an offer is the same for every period: to choose another one loses nothing that is written.
  const base = useQuery({
    ...offerPreviewQuery(api, self, { account, kind, category, steps: '' }),
    enabled: account !== '',
  })
  const { data } = base
  // An offer that waits was sent, from here or elsewhere: what was begun of it is done.
  const isWaiting = Boolean(data?.waitingId)
  useEffect(() => {
    if (isWaiting) draft?.clear()
  }, [isWaiting, draft])
  const failed = data ? null : base.error
  const isOfAccount =
    isRefused(failed) && (failed.code === 'agent.downline.unknown' || failed.code === 'contract.downline.player')
  const unknown = isOfAccount ? problem(failed) : undefined
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
                ...[...new Set([...names, ...(account ? [account] : [])])].map((name) => ({
                  value: name,
                  label: name,
                })),
              ]}
              onChange={({ target }) => onChoose({ account: target.value })}
            />
          ) : (
            <TextField
              label={text('agent.register.agent')}
              value={typed}
              error={unknown}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              onChange={({ target }) => type(target.value)}
            />
          )}
          <Select
            label={text('agent.list.category')}
            value={category}
            options={['CONS' as const, ...contractCategories.filter((each) => each !== 'CONS')].map((each) => ({
              value: each,
              label: messages.category(each),
            }))}
            onChange={({ target }) =>
              onChoose({ category: contractCategories.find((each) => each === target.value) ?? 'CONS' })
            }
          />
        </FormRow>
        {narrow ? (
          <Select
            label={text('agent.list.kind')}
            value={kind}
            options={kinds}
            onChange={({ target }) =>
              onChoose({ kind: contractKinds.find((each) => each === target.value) ?? 'daily' })
            }
          />
        ) : (
          <Segmented
            block
            label={text('agent.list.kind')}
            value={kind}
            onValue={(value) => onChoose({ kind: value })}
            options={kinds}
          />
        )}
        {data ? (
          <p>
            {data.current
              ? text('agent.contract.has', { name: account, rates: messages.rates(data.current.tiers) })
              : data.covering
                ? text('agent.contract.covered', { name: account, rates: messages.rates(data.covering.tiers) })
                : text('agent.contract.hasNone', { name: account })}
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
            {text('agent.contract.open', { name: account })}
          </Notice>
        ) : null}
        {agents.data && names.length === 0 ? <Notice>{text('agent.contract.noAgents')}</Notice> : null}
      </FormStack>
    </Card>
  )
  return (
    <FormStack>
      <ContractPath here={text('agent.contract.offer')} listHref={listHref} />
      {agents.error && !agents.data ? (
        <Card as="section">
          <Failed error={agents.error} onRetry={() => void agents.refetch()} />
        </Card>
      ) : (
        choice
      )}
      {data && !data.waitingId ? (
        <OfferForm
          key={key}
          head={head}
          isSettled={isListed || typed.trim() === account}
          base={data}
          draft={draft}
          messages={messages}
          currency={currency}
          onSent={onSent}
        />
      ) : base.isFetching ? (
        <Skeleton height={320} />
      ) : failed && !isOfAccount ? (
        <Card as="section">
          <Failed error={failed} onRetry={() => void base.refetch()} />
        </Card>
      ) : null}
    </FormStack>
  )
}

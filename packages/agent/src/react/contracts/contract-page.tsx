import { useApi } from '@parlour/api-client/react'
import { dividendPeriods, type DownlineContract } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, Stale, useAccount, useFocusOnArrival } from '@parlour/screen-kit/react'
import { Card, Columns, EmptyState, FormStack, LinkButton, Live, Notice, Skeleton, Summary } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  contractActions,
  contractImpactQuery,
  contractQuery,
  contractState,
  firstSteps,
  offerBounds,
  offerPreviewQuery,
  stepsText,
  termOf,
  waitsForMe,
  type ContractSide,
} from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { ContractAnswer } from './contract-answer.tsx'
import { Impact } from './contract-impact.tsx'
import { ContractPath } from './contract-path.tsx'
import { ContractSteps } from './contract-steps.tsx'
import { ContractTimeline } from './contract-timeline.tsx'
import { MonthUnder } from './month-under.tsx'
import type { ContractMessages } from './use-contract-messages.ts'

interface OneContractProps {
  /** Whether the reader has just sent it: it takes the focus from the form. */
  isSent: boolean
  side: ContractSide
  messages: ContractMessages
  currency: string
  /** The address of the editor, with an offer in place of a contract that was given. */
  hrefOfChange: (of: Pick<DownlineContract, 'account' | 'kind' | 'category'>) => string
}

interface ContractPageProps extends OneContractProps {
  contractId: string
  listHref: string
}

/** One contract: what it is, what a yes would change, what can be done, and what happened. */
export function ContractPage({ contractId, listHref, ...props }: ContractPageProps) {
  const text = useAgentText()
  const query = useQuery(contractQuery(useApi(), useAccount(), props.side, contractId))
  const { data, error } = query
  const row = data?.list[0]
  return (
    <FormStack>
      <ContractPath
        here={row && `${props.messages.kind(row.kind)}, ${props.messages.category(row.category)}`}
        listHref={listHref}
      />
      <Stale query={query} />
      {row ? (
        <OneContract row={row} {...props} />
      ) : error && !data ? (
        <Card as="section">
          <Failed error={error} onRetry={() => void query.refetch()} />
        </Card>
      ) : data ? (
        <Card as="section">
          <EmptyState title={text('agent.contract.gone')} />
        </Card>
      ) : (
        <Skeleton height={480} />
      )}
    </FormStack>
  )
}

function OneContract({
  row,
  isSent,
  side,
  messages,
  currency,
  hrefOfChange,
}: OneContractProps & { row: DownlineContract }) {
  const text = useAgentText()
  const format = useFormat()
  const state = contractState(row, side)
  const actions = contractActions(state)
  const isAsked = waitsForMe(state)
  // What is done here is expected; what the other side or another tab does is said.
  const [known, setKnown] = useState(state)
  const [isActed, setActed] = useState(false)
  const [arrivals, setArrivals] = useState(isSent ? 1 : 0)
  if (isActed && state !== known) {
    setKnown(state)
    setActed(false)
    setArrivals(arrivals + 1)
  }
  const facts = useFocusOnArrival(arrivals)
  const changed = state !== known && !isActed ? text('agent.contract.changed') : ''
  const {
    data: impact,
    error,
    refetch,
  } = useQuery({ ...contractImpactQuery(useApi(), useAccount(), row.contractId), enabled: isAsked })
  const { account, kind, category } = row
  const isMine = side === 'given' && !isAsked && row.endedAt === null
  const terms = row.tiers.map(termOf)
  const period = dividendPeriods.find((each) => each === row.period)
  const given = { account, kind, category, period, steps: stepsText(firstSteps(terms, [])) }
  const { data: base } = useQuery({ ...offerPreviewQuery(useApi(), useAccount(), given), enabled: isMine })
  const bounds = isMine && base ? offerBounds(base, kind) : undefined
  return (
    <Columns
      aside={
        <>
          <div ref={facts}>
            <Summary
              title={text(isAsked ? 'agent.contract.answer' : 'agent.contract.facts')}
              facts={[
                { id: 'kind', name: text('agent.contract.contract'), value: messages.kind(row.kind) },
                { id: 'category', name: text('agent.list.category'), value: messages.category(row.category) },
                {
                  id: 'other',
                  name: text(side === 'held' ? 'agent.contract.from' : 'agent.contract.for'),
                  value: messages.other(row),
                },
                { id: 'counted', name: text('agent.contract.counted'), value: messages.period(row.period) },
                { id: 'offered', name: text('agent.contract.moment.offered'), value: format.dateTime(row.offeredAt) },
                { id: 'state', name: text('agent.contract.standing'), value: text(`agent.contract.state.${state}`) },
              ]}
              {...(actions.length > 0 && {
                action: (
                  <>
                    {side === 'given' && state === 'inForce' ? (
                      <LinkButton block href={hrefOfChange({ account, kind, category })}>
                        {text('agent.contract.offerChange')}
                      </LinkButton>
                    ) : null}
                    <ContractAnswer
                      row={row}
                      side={side}
                      actions={actions}
                      impact={isAsked ? impact : undefined}
                      messages={messages}
                      onActed={() => setActed(true)}
                    />
                  </>
                ),
              })}
            />
          </div>
          <ContractTimeline row={row} side={side} />
        </>
      }
    >
      {changed ? <Notice>{changed}</Notice> : null}
      {isAsked ? (
        impact ? (
          <Impact impact={impact} of={side === 'given' ? row.account : null} currency={currency} messages={messages} />
        ) : error ? (
          <Card as="section">
            <Failed error={error} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Skeleton height={480} />
        )
      ) : (
        <>
          <ContractSteps tiers={row.tiers} messages={messages} bounds={bounds} />
          {isMine && base ? (
            <MonthUnder kind={kind} steps={terms} lastMonth={base.lastMonth} messages={messages} currency={currency} />
          ) : null}
        </>
      )}
      <Live>{changed}</Live>
    </Columns>
  )
}

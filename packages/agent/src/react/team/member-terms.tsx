import { useApi } from '@parlour/api-client/react'
import type { Downline, DownlineContract } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Badge, CardText, FactList, SidePanelPart, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { memberContractsQuery, memberRatesQuery } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface MemberTermsProps {
  member: Downline
  categoryName: (code: string) => string
}

/** The rates and contracts of a member; of one further down it says who sets them. */
export function MemberTerms({ member, categoryName }: MemberTermsProps) {
  const text = useAgentText()
  if (member.level > 1)
    return (
      <SidePanelPart title={text('agent.register.rates')}>
        <CardText>{text('agent.team.setBy', { upline: member.upline })}</CardText>
      </SidePanelPart>
    )
  return (
    <>
      <Rates account={member.account} categoryName={categoryName} />
      <Contracts account={member.account} categoryName={categoryName} />
    </>
  )
}

function Rates({ account, categoryName }: { account: string; categoryName: (code: string) => string }) {
  const text = useAgentText()
  const format = useFormat()
  const { data, error, refetch } = useQuery(memberRatesQuery(useApi(), useAccount(), account))
  const percent = (part: number) => format.percent(Math.round(part * 1_000_000) / 10_000)
  const rates = data?.list.filter(({ rate, own, highest }) => rate > 0 || (own ?? highest) > 0) ?? []
  return (
    <SidePanelPart title={text('agent.register.rates')} note={text('agent.team.rateNote')}>
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={96} />
      ) : rates.length === 0 ? (
        <CardText>{text('agent.team.noRates')}</CardText>
      ) : (
        <FactList
          facts={rates.map(({ productType, rate, own, highest }) => ({
            id: productType,
            name: categoryName(productType),
            value: text('agent.team.rate', {
              rate: percent(rate),
              kept: percent(Math.max(0, (own ?? highest) - rate)),
            }),
          }))}
        />
      )}
    </SidePanelPart>
  )
}

const tones = { accepted: 'ok', offered: 'info', terminating: 'warn' } as const
const isShown = (state: DownlineContract['state']): state is keyof typeof tones => state in tones

function Contracts({ account, categoryName }: { account: string; categoryName: (code: string) => string }) {
  const text = useAgentText()
  const { data, error, refetch } = useQuery(memberContractsQuery(useApi(), useAccount(), account))
  return (
    <SidePanelPart title={text('agent.team.contracts')}>
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={48} />
      ) : data.length === 0 ? (
        <CardText>{text('agent.team.noContracts')}</CardText>
      ) : (
        <FactList
          facts={data.map(({ contractId, kind, category, state }) => ({
            id: String(contractId),
            name: text('agent.team.contract', {
              kind: text(`agent.team.kind.${kind}`),
              category: category === 'CONS' ? text('agent.profit.all') : categoryName(category),
            }),
            value: isShown(state) ? <Badge tone={tones[state]}>{text(`agent.team.state.${state}`)}</Badge> : null,
          }))}
        />
      )}
    </SidePanelPart>
  )
}

import type { OfferPreview } from '@parlour/api-client/endpoints'
import { useSigned } from '@parlour/screen-kit/react'
import { Card, CardHead, CardText, Money, Summary } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useAgentText } from '../use-agent-text.ts'
import { StepsTable } from './contract-steps.tsx'
import { monthOf } from './month-of.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface OfferAsideProps {
  account: string
  /** What bounds the offer. */
  base: OfferPreview
  /** What the offer as it is written would have come to; undefined while it is not known. */
  preview: OfferPreview | undefined
  messages: ContractMessages
  currency: string
  action: ReactNode
}

const missing = '\u2014'

/** Beside the editor: what last month would have come to, the button, and the own contract. */
export function OfferAside({ account, base, preview, messages, currency, action }: OfferAsideProps) {
  const text = useAgentText()
  const signed = useSigned()
  const { lastMonth, own, bears } = base
  const { received, turnover } = lastMonth
  const handedOn = preview?.lastMonth.handedOn
  const kept = handedOn === undefined ? undefined : received - handedOn
  return (
    <>
      <Summary
        title={text('agent.contract.result')}
        facts={[
          { id: 'receive', name: text('agent.contract.receive'), value: messages.money(received) },
          {
            id: 'handOn',
            name: text('agent.contract.handOn'),
            value: handedOn === undefined ? missing : messages.money(handedOn),
          },
        ]}
        total={{
          name: text('agent.contract.kept'),
          value:
            kept === undefined ? missing : <Money tone={kept < 0 ? 'loss' : 'gold'}>{signed(kept, currency)}</Money>,
        }}
        action={action}
        note={text('agent.contract.resultNote', {
          month: monthOf(lastMonth),
          turnover: messages.money(turnover),
          name: account,
        })}
      />
      <Card as="section">
        <CardHead title={text('agent.contract.own')} />
        <StepsTable tiers={own?.tiers ?? []} messages={messages} />
        <CardText>
          {bears === null
            ? text('agent.contract.ownNote')
            : text('agent.contract.bears', { rate: messages.rate({ rateType: 'P', rate: bears }) })}
        </CardText>
      </Card>
    </>
  )
}

import { cancelTicket, claimTicket, listClaimHistory, listTickets, type Ticket } from '@parlour/api-client/endpoints'
import { useEndpointMutation } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import {
  Button,
  Card,
  CardHead,
  CardText,
  ConfirmDialog,
  FactList,
  FormError,
  FormStack,
  Money,
  useToast,
} from '@parlour/ui-kit'
import { useState } from 'react'
import { TakeButton } from '../effect/take-button.tsx'
import type { Taken } from '../effect/taken-notice.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

type TicketCardProps = Pick<RewardPartProps, 'currency' | 'categoryName'> & {
  ticket: Ticket
  onUsed: (taken: Taken) => void
}

/** One ticket: what it gives under which terms; it is used, or given back in two steps. */
export function TicketCard({ ticket, currency, categoryName, onUsed }: TicketCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const problem = useProblem()
  const toast = useToast()
  const terms = useTerms(currency, categoryName)
  const [asks, setAsks] = useState(false)
  const { ticketId, amount, expiresAt } = ticket
  const of = String(ticketId)
  const title = ticket.title || text('promotions.centre.ticket')
  const use = useTakeReward(claimTicket, {
    of,
    onDone: (answer) => onUsed({ amount: answer.amount, terms: answer.terms ?? ticket.terms }),
  })
  const giveBack = useEndpointMutation(cancelTicket, {
    scope: `${useAccount()}/${of}`,
    invalidates: [listTickets],
    onDone: () => {
      setAsks(false)
      toast.show({ tone: 'ok', text: text('promotions.centre.givenBack', { title }) })
    },
  })
  const sum = ticket.terms && format.bonus(amount, currency, ticket.terms)
  return (
    <Card tight>
      <CardHead title={title} end={sum ? <Money>{sum}</Money> : null} />
      <FormStack>
        <CardText>
          {expiresAt
            ? text('promotions.centre.until', { at: format.dateTime(expiresAt) })
            : text('promotions.centre.noEnd')}
        </CardText>
        {sum ? (
          <>
            <FactList facts={terms.facts(ticket.terms)} />
            <TakeButton
              effect={use}
              label={text('promotions.centre.use', { sum })}
              of={title}
              quiet
              listed={listClaimHistory}
              onTake={() => use.send({ ticketId })}
            />
            <Button
              variant="text"
              disabled={use.status === 'sending'}
              aria-label={`${text('promotions.centre.giveBack')}: ${title}`}
              onClick={() => setAsks(true)}
            >
              {text('promotions.centre.giveBack')}
            </Button>
          </>
        ) : (
          <CardText>{text('promotions.centre.noTerms')}</CardText>
        )}
      </FormStack>
      <ConfirmDialog
        open={asks}
        name="giveTicketBackModal"
        title={text('promotions.centre.giveBackAsk', { title })}
        text={
          <FormStack>
            <p>{text('promotions.centre.giveBackText', { sum: sum ?? '' })}</p>
            {giveBack.error ? <FormError>{problem(giveBack.error)}</FormError> : null}
          </FormStack>
        }
        confirmLabel={text('promotions.centre.giveBack')}
        cancelLabel={text('promotions.centre.keep')}
        tone="danger"
        busy={giveBack.status === 'sending'}
        onConfirm={() => (giveBack.again ? giveBack.again() : giveBack.send({ ticketId }))}
        onCancel={() => {
          setAsks(false)
          giveBack.reset()
        }}
      />
    </Card>
  )
}

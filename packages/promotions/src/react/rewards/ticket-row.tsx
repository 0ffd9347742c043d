import {
  getAvailablePromotions,
  cancelTicket,
  claimTicket,
  listClaimHistory,
  listTickets,
  type Ticket,
} from '@parlour/api-client/endpoints'
import { useEndpointMutation } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import { Button, ConfirmDialog, FormError, FormStack, Money, RewardRow, useToast } from '@parlour/ui-kit'
import { IconTicket } from '@parlour/ui-kit/icons'
import { useState } from 'react'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { TakeAction } from '../effect/take-action.tsx'
import type { Taken } from '../effect/taken-notice.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import { useUntil } from './use-until.ts'

type TicketRowProps = Pick<RewardPartProps, 'currency' | 'categoryName'> & {
  ticket: Ticket
  onUsed: (taken: Taken) => void
}

/** One ticket: what it gives under which terms; it is used, or given back in two steps. */
export function TicketRow({ ticket, currency, categoryName, onUsed }: TicketRowProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const problem = useProblem()
  const toast = useToast()
  const terms = useTerms(currency, categoryName)
  const until = useUntil(ticket.expiresAt)
  const [asks, setAsks] = useState(false)
  const { ticketId, amount } = ticket
  const of = String(ticketId)
  const title = ticket.title || text('promotions.centre.ticket')
  const use = useTakeReward(claimTicket, {
    of,
    onDone: (answer) => onUsed({ amount: answer.amount, terms: answer.terms ?? ticket.terms }),
  })
  const giveBack = useEndpointMutation(cancelTicket, {
    scope: `${useAccount()}/${of}`,
    invalidates: [listTickets, getAvailablePromotions],
    onDone: () => {
      setAsks(false)
      toast.show({ tone: 'ok', text: text('promotions.centre.givenBack', { title }) })
    },
  })
  const sum = ticket.terms && format.bonus(amount, currency, ticket.terms)
  const hasProblem = use.status === 'refused' || use.status === 'unsure'
  return (
    <>
      <RewardRow
        icon={<IconTicket size={20} />}
        title={title}
        text={ticket.terms ? terms.line(ticket.terms) : text('promotions.centre.noTerms')}
        time={until}
        value={sum ? <Money>{sum}</Money> : null}
        action={
          sum ? (
            <>
              <TakeAction
                effect={use}
                label={text('promotions.centre.use')}
                of={title}
                inRow
                onTake={() => use.send({ ticketId })}
              />
              <Button
                variant="text"
                size="sm"
                disabled={use.status === 'sending'}
                aria-label={`${text('promotions.centre.giveBack')}: ${title}`}
                onClick={() => setAsks(true)}
              >
                {text('promotions.centre.giveBack')}
              </Button>
            </>
          ) : null
        }
        note={hasProblem ? <EffectProblem effect={use} listed={listClaimHistory} /> : null}
      />
      <ConfirmDialog
        open={asks}
        name="giveTicketBackModal"
        title={text('promotions.centre.giveBackAsk', { title })}
        text={
          <FormStack>
            <p>{text('promotions.centre.giveBackText', { sum: sum ?? '' })}</p>
            {giveBack.mustForget ? <EffectProblem effect={giveBack} listed={listTickets} /> : null}
            {giveBack.error && !giveBack.mustForget ? <FormError>{problem(giveBack.error)}</FormError> : null}
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
    </>
  )
}

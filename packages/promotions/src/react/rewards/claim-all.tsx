import { useFormat } from '@parlour/i18n/react'
import { Button, CardText, FormStack, LinkButton, TicketPanel, TicketTitle } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import type { ClaimQueue } from './use-claim-queue.ts'

type ClaimAllProps = Pick<RewardPartProps, 'currency' | 'recordHref'> & { queue: ClaimQueue }

/** How much waits, until when the first of it does, and the button that claims all of it. */
export function ClaimAll({ queue: { open, ready, turn, claimAll }, currency, recordHref }: ClaimAllProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const sum = ready.reduce((all, { amount }) => all + amount, 0)
  const [first] = open
  if (!first)
    return (
      <TicketPanel
        stub={
          <LinkButton block href={recordHref}>
            {text('promotions.seeRecord')}
          </LinkButton>
        }
      >
        <TicketTitle title={text('promotions.centre.allClaimed')} />
      </TicketPanel>
    )
  return (
    <TicketPanel
      stub={
        <FormStack>
          <Button variant="primary" block loading={turn !== undefined} disabled={ready.length === 0} onClick={claimAll}>
            {text('promotions.centre.claimAll', { count: ready.length })}
          </Button>
          <CardText>{text('promotions.centre.claimAllText')}</CardText>
        </FormStack>
      }
    >
      <TicketTitle
        title={text('promotions.centre.toClaim', { sum: format.money(sum, currency) })}
        text={
          first.expiresAt
            ? text('promotions.centre.firstEnds', { count: open.length, at: format.dateTime(first.expiresAt) })
            : text('promotions.centre.count', { count: open.length })
        }
      />
    </TicketPanel>
  )
}

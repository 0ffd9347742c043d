import { useFormat } from '@parlour/i18n/react'
import { ResultLink } from '../effect/result-link.tsx'
import { Button, CardText, FormStack, TicketPanel, TicketTitle } from '@parlour/ui-kit'
import { useEffect, useRef } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import type { ClaimQueue } from './use-claim-queue.ts'

type ClaimAllProps = Pick<RewardPartProps, 'currency' | 'recordHref'> & { queue: ClaimQueue }

/** How much can be claimed, until when the first of it, and the button that claims all; then the way to the record. */
export function ClaimAll({ queue: { ready, turn, claimAll }, currency, recordHref }: ClaimAllProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const title = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const [first] = ready
  const isOver = first === undefined
  useEffect(() => {
    // The button that was pressed has gone.
    if (isOver && pressed.current) title.current?.focus({ preventScroll: true })
    if (isOver) pressed.current = false
  }, [isOver])
  const stated = ready.flatMap(({ amount, terms }) => (terms ? [{ amount, terms }] : []))
  return (
    <TicketPanel
      stub={
        isOver ? (
          <ResultLink block href={recordHref}>
            {text('promotions.seeRecord')}
          </ResultLink>
        ) : (
          <FormStack>
            <Button
              variant="primary"
              block
              loading={turn !== undefined}
              onClick={() => {
                pressed.current = true
                claimAll()
              }}
            >
              {text('promotions.centre.claimAll', { count: ready.length })}
            </Button>
            <CardText>{text('promotions.centre.claimAllText')}</CardText>
          </FormStack>
        )
      }
    >
      {isOver ? (
        <TicketTitle
          title={
            <span ref={title} tabIndex={-1}>
              {text('promotions.centre.allClaimed')}
            </span>
          }
        />
      ) : (
        <TicketTitle
          title={text('promotions.centre.toClaim', { sum: format.bonuses(stated, currency) })}
          text={
            first.expiresAt
              ? text('promotions.centre.firstEnds', { count: ready.length, at: format.dateTime(first.expiresAt) })
              : text('promotions.centre.count', { count: ready.length })
          }
        />
      )}
    </TicketPanel>
  )
}

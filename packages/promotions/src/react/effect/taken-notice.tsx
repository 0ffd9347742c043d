import { useFormat } from '@parlour/i18n/react'
import { LinkButton, Notice } from '@parlour/ui-kit'
import { useEffect, useRef } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'

interface TakenNoticeProps {
  /** In minor units; null where the platform did not say. */
  amount: number | null
  currency: string
  recordHref: string
}

/** What was taken, and the way to the record of it. It takes the focus: the button that was pressed may be gone. */
export function TakenNotice({ amount, currency, recordHref }: TakenNoticeProps) {
  const format = useFormat()
  const text = usePromotionsText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice
        tone="ok"
        actions={
          <LinkButton size="sm" href={recordHref}>
            {text('promotions.seeRecord')}
          </LinkButton>
        }
      >
        {amount === null
          ? text('promotions.takenPlain')
          : text('promotions.taken', { sum: format.money(amount, currency) })}
      </Notice>
    </div>
  )
}

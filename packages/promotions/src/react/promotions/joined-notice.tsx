import { useFormat } from '@parlour/i18n/react'
import { Notice } from '@parlour/ui-kit'
import { useEffect, useRef } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'

/** That a promotion is joined, and until when bets count. It takes the focus: the button that was pressed is gone. */
export function JoinedNotice({ until }: { until: number | null }) {
  const text = usePromotionsText()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice tone="ok">
        {until === null
          ? text('promotions.offer.joinedOpen')
          : text('promotions.offer.joinedUntil', { at: format.dateTime(until) })}
      </Notice>
    </div>
  )
}

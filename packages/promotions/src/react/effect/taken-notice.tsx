import type { BonusAmount, BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { ResultLink } from './result-link.tsx'
import { Notice } from '@parlour/ui-kit'
import { useEffect, useRef } from 'react'
import { takenPlace } from '../../rewards/taken-place.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

/** A reward that was taken: its sum in minor units and its terms, each null where the platform did not say. */
export interface Taken {
  readonly amount: BonusAmount | null
  readonly terms: BonusTerms | null
}

type TakenNoticeProps = Taken & { currency: string; recordHref: string | undefined }

/**
 * What was taken and where it is now, and the way to the record of it. It takes the focus: the button that was pressed
 * may be gone.
 */
export function TakenNotice({ amount, terms, currency, recordHref }: TakenNoticeProps) {
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
          <ResultLink size="sm" href={recordHref}>
            {text('promotions.seeRecord')}
          </ResultLink>
        }
      >
        {amount === null || terms === null
          ? text('promotions.takenPlain')
          : text(`promotions.taken.${takenPlace(terms)}`, { sum: format.bonus(amount, currency, terms) })}
      </Notice>
    </div>
  )
}

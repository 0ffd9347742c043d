import { useFormat } from '@parlour/i18n/react'
import type { StatedPromotion } from '../../index.ts'
import { BonusTermsLine } from '../cashier/bonus-terms-line.tsx'
import { useMemberText } from '../use-member-text.ts'

interface PromotionHintProps {
  promotion: StatedPromotion
  currency: string
  categoryName: (code: string) => string
}

/** Under a bonus to choose from: why it cannot be taken now, all of its terms, and until when it is offered. */
export function PromotionHint({
  promotion: { available, reason, terms, endTime },
  currency,
  categoryName,
}: PromotionHintProps) {
  const text = useMemberText()
  const format = useFormat()
  return (
    <>
      {available ? null : <>{reason} </>}
      <BonusTermsLine terms={terms} currency={currency} categoryName={categoryName} />
      {endTime ? (
        <>
          {' '}
          {'\u00b7'} {text('member.bonus.term', { name: text('member.bonus.ends'), value: format.dateTime(endTime) })}
        </>
      ) : null}
    </>
  )
}

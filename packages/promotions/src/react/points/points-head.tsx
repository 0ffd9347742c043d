import { useFormat } from '@parlour/i18n/react'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import type { ReactNode } from 'react'
import { worthOf, type StatedConversion } from '../../points/convert-check.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const missing = '\u2014'

interface PointsHeadProps {
  points: number | undefined
  /** How points become money; `undefined` until it is known, `null` where they do not. */
  conversion: StatedConversion | null | undefined
  currency: string
  categoryName: (code: string) => string
  failed: boolean
  /** What can be done with them, at the end of the row. */
  children: ReactNode
}

/** The points, that they have no expiry, and what they are worth as money, under which terms, where they are converted. */
export function PointsHead({ points, conversion, currency, categoryName, failed, children }: PointsHeadProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const worth =
    points !== undefined && conversion ? format.bonus(worthOf(points, conversion), currency, conversion.terms) : null
  const rate = conversion
    ? [
        text('promotions.points.rate', { sum: format.bonus(conversion.cashRatio, currency, conversion.terms) }),
        terms.line(conversion.terms),
      ]
    : []
  return (
    <StatGrid>
      <StatCard
        label={text('promotions.points.yours')}
        value={points === undefined ? missing : format.number(points)}
        loading={points === undefined && !failed}
        note={text('promotions.points.noExpiry')}
      />
      {conversion === null ? null : (
        <StatCard
          label={text('promotions.points.worth')}
          value={worth ?? missing}
          loading={worth === null && !failed}
          note={rate.join(' \u00b7 ')}
        />
      )}
      {children}
    </StatGrid>
  )
}

import type { PointConversion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import type { ReactNode } from 'react'
import { worthOf } from '../../points/convert-check.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const missing = '\u2014'

interface PointsHeadProps {
  points: number | undefined
  /** How points become money; `undefined` until it is known, `null` where they do not. */
  conversion: PointConversion | null | undefined
  currency: string
  failed: boolean
  /** What can be done with them, at the end of the row. */
  children: ReactNode
}

/** The points, that they have no expiry, and what they are worth as money where they are converted. */
export function PointsHead({ points, conversion, currency, failed, children }: PointsHeadProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const worth = points !== undefined && conversion ? format.money(worthOf(points, conversion), currency) : null
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
          note={conversion && text('promotions.points.rate', { sum: format.money(conversion.cashRatio, currency) })}
        />
      )}
      {children}
    </StatGrid>
  )
}

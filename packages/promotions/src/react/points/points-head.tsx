import type { PointConversion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import type { ReactNode } from 'react'
import { worthOf } from '../../points/convert-check.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const missing = '\u2014'

interface PointsHeadProps {
  points: number | undefined
  conversion: PointConversion | undefined
  currency: string
  failed: boolean
  /** What can be done with them, at the end of the row. */
  children: ReactNode
}

/** The points, that they have no expiry, and what they are worth as money. */
export function PointsHead({ points, conversion, currency, failed, children }: PointsHeadProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const known = points !== undefined && conversion !== undefined
  return (
    <StatGrid>
      <StatCard label={text('promotions.points.yours')} value={points === undefined ? missing : format.number(points)} loading={points === undefined && !failed} note={text('promotions.points.noExpiry')} />
      <StatCard
        label={text('promotions.points.worth')} value={known ? format.money(worthOf(points, conversion), currency) : missing} loading={!known && !failed}
        note={conversion && text('promotions.points.rate', { sum: format.money(conversion.cashRatio, currency) })}
      />
      {children}
    </StatGrid>
  )
}

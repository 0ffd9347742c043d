import { Card, Skeleton } from '@parlour/ui-kit'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import { usePromotionsText } from '../use-promotions-text.ts'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The rank page in its shape while it is on its way. */
export function RankWaiting() {
  const text = usePromotionsText()
  return (
    <>
      <Card as="section">
        <Skeleton height={196} />
      </Card>
      <StatGrid>
        <StatCard label={text('promotions.rank.salary')} value="" loading />
        <StatCard label={text('promotions.rank.bonus')} value="" loading />
        <StatCard label={text('promotions.rebate.amount')} value="" loading />
      </StatGrid>
      <Card as="section">
        {rows.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Card>
    </>
  )
}

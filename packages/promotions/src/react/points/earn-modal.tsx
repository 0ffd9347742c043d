import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { FactList, FormStack, Modal, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { pointConfigQuery } from '../../points/queries.ts'
import { depositCategory } from '../../points/earned-parts.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { PointsWindowProps } from './points-window.ts'

/** What the points count: so many for stakes in each category, and for deposits (PNT-01). */
export function EarnModal({
  currency,
  categoryName,
  onClose,
}: Pick<PointsWindowProps, 'currency' | 'categoryName' | 'onClose'>) {
  const text = usePromotionsText()
  const format = useFormat()
  const { data, error, refetch } = useQuery(pointConfigQuery(useApi(), useAccount()))
  const facts = (data?.list ?? []).map(({ type, amount, point }) => {
    const values = { points: text('promotions.points.count', { count: point }), sum: format.money(amount, currency) }
    return type === depositCategory
      ? { id: type, name: text('promotions.earn.deposits'), value: text('promotions.earn.paid', values) }
      : { id: type, name: categoryName(type), value: text('promotions.earn.stake', values) }
  })
  return (
    <Modal
      open
      name="earnPoints"
      title={text('promotions.earn.open')}
      closeLabel={text('promotions.close')}
      onClose={onClose}
    >
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <FormStack>
          <p>{text('promotions.earn.text')}</p>
          {data ? <FactList facts={facts} /> : <Skeleton height={240} />}
        </FormStack>
      )}
    </Modal>
  )
}

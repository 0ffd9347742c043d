import { useFormat } from '@parlour/i18n/react'
import { Button, FactList, FormStack, Modal, Money, Notice } from '@parlour/ui-kit'
import type { StatedConversion } from '../../points/convert-check.ts'
import { takenPlace } from '../../rewards/taken-place.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { ConvertForm } from './convert-form.tsx'
import type { PointsWindowProps } from './points-window.ts'
import { useConvert } from './use-convert.ts'
import { useTerms } from '../terms/use-terms.ts'

/** Turns points into money: rate, least and terms first, then the payment password, then what came of it (PNT-01). */
export function ConvertModal({ conversion, ...rest }: PointsWindowProps & { conversion: StatedConversion }) {
  const { currency, points, categoryName, onClose } = rest
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const { form, effect } = useConvert(conversion, points)
  const { data, status } = effect
  const count = (amount: number | null) => (amount === null ? null : text('promotions.points.count', { count: amount }))
  const amount = data?.terms && data.amount !== null ? format.bonus(data.amount, currency, data.terms) : null
  return (
    <Modal
      open
      name="convertPoints"
      title={text('promotions.convert.title')}
      closeLabel={text('promotions.close')}
      onClose={onClose}
      locked={status === 'sending'}
      width={400}
    >
      {status === 'done' && data ? (
        <FormStack>
          <div role="status">
            <Notice tone="ok">
              {amount && data.terms
                ? text(`promotions.taken.${takenPlace(data.terms)}`, { sum: amount })
                : text('promotions.redeem.done.approved')}
            </Notice>
          </div>
          <FactList
            facts={[
              { id: 'refNo', name: text('promotions.effect.refNo'), value: data.refNo },
              {
                id: 'cost',
                name: text('promotions.redeem.cost'),
                value: count(data.points),
              },
              {
                id: 'left',
                name: text('promotions.redeem.left'),
                value: count(data.balance),
              },
              {
                id: 'gets',
                name: text('promotions.convert.gets'),
                value: amount && <Money>{amount}</Money>,
              },
              ...terms.facts(data.terms),
            ]}
          />
          <Button variant="primary" block onClick={onClose}>
            {text('promotions.close')}
          </Button>
        </FormStack>
      ) : (
        <ConvertForm {...rest} conversion={conversion} form={form} effect={effect} />
      )}
    </Modal>
  )
}

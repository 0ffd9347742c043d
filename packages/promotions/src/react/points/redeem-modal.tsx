import type { PointReward } from '@parlour/api-client/endpoints'
import { Button, FactList, FormStack, Modal, Notice } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { PointsWindowProps } from './points-window.ts'
import { RedeemForm } from './redeem-form.tsx'
import { useRedeem } from './use-redeem.ts'
import { useTerms } from '../terms/use-terms.ts'

/**
 * Redeems a reward: what it costs, what remains, its terms, and the payment password; then what came of it (PNT-01).
 */
export function RedeemModal({ reward, ...rest }: PointsWindowProps & { reward: PointReward }) {
  const { currency, categoryName, onClose } = rest
  const text = usePromotionsText()
  const terms = useTerms(currency, categoryName)
  const { form, effect } = useRedeem(reward)
  const { data, status } = effect
  const count = (points: number | null) => (points === null ? null : text('promotions.points.count', { count: points }))
  // A platform that says no state of a reward has it in the list.
  const state = data?.status ?? (reward.type === 'GIFT' ? 'process' : 'sent')
  const came = state === 'process' || state === 'approved' ? state : 'sent'
  return (
    <Modal
      open
      name="redeemReward"
      title={text('promotions.rewards.redeemName', { name: reward.name })}
      closeLabel={text('promotions.close')}
      onClose={onClose}
      locked={status === 'sending'}
      width={400}
    >
      {status === 'done' && data ? (
        <FormStack>
          <div role="status">
            <Notice tone="ok">{text(`promotions.redeem.done.${came}`)}</Notice>
          </div>
          <FactList
            facts={[
              { id: 'refNo', name: text('promotions.effect.refNo'), value: data.refNo },
              { id: 'cost', name: text('promotions.redeem.cost'), value: count(data.points) },
              { id: 'left', name: text('promotions.redeem.left'), value: count(data.balance) },
              ...terms.facts(data.terms),
            ]}
          />
          <Button variant="primary" block onClick={onClose}>
            {text('promotions.close')}
          </Button>
        </FormStack>
      ) : (
        <RedeemForm {...rest} reward={reward} form={form} effect={effect} />
      )}
    </Modal>
  )
}

import { listRedemptions, type PointReward } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList, FormNote, FormStack, Money, Select, TextArea, TextField } from '@parlour/ui-kit'
import { mostOf } from '../../points/reward-standing.ts'
import { termsFor } from '../../points/reward-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { EffectActions } from './effect-actions.tsx'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { PointsPassword } from './points-password.tsx'
import type { PointsWindowProps } from './points-window.ts'
import type { Redeem } from './use-redeem.ts'
import { useTerms } from '../terms/use-terms.ts'

/** Cost, rest, worth and terms of a reward above the payment password; a gift asks where it goes. */
export function RedeemForm({
  reward,
  form,
  effect,
  points,
  currency,
  categoryName,
  passwordHref,
  onClose,
}: PointsWindowProps & Redeem & { reward: PointReward }) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const quantity = Number(form.values.quantity)
  const cost = reward.point * quantity
  const busy = effect.status === 'sending' || effect.again !== null || effect.mustForget
  const count = (some: number) => text('promotions.points.count', { count: some })
  const choices = Array.from({ length: mostOf(reward, points) }, (_, index) => ({
    value: String(index + 1),
    label: format.number(index + 1),
  }))
  return (
    <form {...form.formProps}>
      <FormStack>
        {choices.length > 1 ? (
          <Select
            {...form.bind('quantity')}
            label={text('promotions.redeem.quantity')}
            options={choices}
            disabled={busy}
          />
        ) : null}
        <FactList
          facts={[
            {
              id: 'worth',
              name: text('promotions.redeem.worth'),
              value:
                reward.amount === null || !reward.terms ? null : (
                  <Money tone="pending">{format.bonus(reward.amount * quantity, currency, reward.terms)}</Money>
                ),
            },
            ...terms.facts(termsFor(reward, quantity)),
            { id: 'cost', name: text('promotions.redeem.cost'), value: count(cost) },
            { id: 'left', name: text('promotions.redeem.left'), value: count(Math.max(0, points - cost)) },
          ]}
        />
        {reward.type === 'GIFT' ? (
          <>
            <FormNote>{text('promotions.redeem.gift')}</FormNote>
            <TextField
              {...form.bind('mobile')}
              label={text('promotions.redeem.mobile')}
              required
              type="tel"
              autoComplete="tel"
              maxLength={20}
              disabled={busy}
              error={form.issues.mobile ? text('promotions.redeem.issue.mobile') : undefined}
            />
            <TextArea
              {...form.bind('address')}
              label={text('promotions.redeem.address')}
              required
              autoComplete="street-address"
              maxLength={300}
              disabled={busy}
              error={form.issues.address ? text('promotions.redeem.issue.address') : undefined}
            />
          </>
        ) : null}
        <PointsPassword form={form} effect={effect} />
        <EffectProblem effect={effect} listed={listRedemptions} passwordHref={passwordHref} />
        <EffectActions
          effect={effect}
          label={text('promotions.redeem.send', { points: count(cost) })}
          onCancel={onClose}
        />
      </FormStack>
    </form>
  )
}

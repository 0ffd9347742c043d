import { listPointHistory, wageringRequirementFor } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, FactList, FormStack, Money, TextField } from '@parlour/ui-kit'
import type { IssueCode } from '@parlour/validation'
import { mostPoints, worthOf, type ConvertIssue, type StatedConversion } from '../../points/convert-check.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { EffectActions } from './effect-actions.tsx'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { PointsPassword } from './points-password.tsx'
import type { PointsWindowProps } from './points-window.ts'
import type { Convert } from './use-convert.ts'
import { useTerms } from '../terms/use-terms.ts'

/** How many points, what they give and what is left, above the payment password; the number starts empty. */
export function ConvertForm({
  conversion,
  form,
  effect,
  points,
  currency,
  categoryName,
  passwordHref,
  onClose,
}: PointsWindowProps & Convert & { conversion: StatedConversion }) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const typed = /^\d{1,9}$/.test(form.values.point) ? Number(form.values.point) : 0
  const worth = worthOf(typed, conversion)
  const sum = format.bonus(worth, currency, conversion.terms)
  const most = mostPoints(points, conversion)
  const busy = effect.status === 'sending' || effect.again !== null || effect.mustForget
  const count = (some: number) => text('promotions.points.count', { count: some })
  const minimum = count(conversion.minimumPoint ?? 1)
  const multiple = format.number(conversion.multiple ?? 1)
  const sentences: Partial<Record<IssueCode, string>> = {
    required: text('promotions.convert.issue.required'),
    least: text('promotions.convert.issue.least', { minimum }),
    step: text('promotions.convert.issue.step', { multiple }),
    most: text('promotions.convert.issue.most', { points: count(points) }),
  } satisfies Record<ConvertIssue, string>
  const issue = form.issues.point?.code
  return (
    <form {...form.formProps}>
      <FormStack>
        <TextField
          {...form.bind('point')}
          label={text('promotions.convert.points')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          disabled={busy}
          hint={text('promotions.convert.hint', {
            minimum,
            multiple,
            sum: format.bonus(conversion.cashRatio, currency, conversion.terms),
          })}
          error={issue && sentences[issue]}
          action={
            most > 0 && !busy ? (
              <Button variant="text" size="sm" onClick={() => form.setValue('point', String(most))}>
                {text('promotions.convert.most', { points: count(most) })}
              </Button>
            ) : undefined
          }
        />
        <FactList
          facts={[
            {
              id: 'gets',
              name: text('promotions.convert.gets'),
              value: <Money tone="pending">{sum}</Money>,
            },
            ...terms.facts({
              ...conversion.terms,
              wager: typed > 0 ? wageringRequirementFor(conversion.terms, { bonus: worth }) : null,
            }),
            { id: 'left', name: text('promotions.redeem.left'), value: count(Math.max(0, points - typed)) },
          ]}
        />
        <PointsPassword form={form} effect={effect} />
        <EffectProblem effect={effect} listed={listPointHistory} passwordHref={passwordHref} />
        <EffectActions effect={effect} label={text('promotions.convert.send', { sum })} onCancel={onClose} />
      </FormStack>
    </form>
  )
}

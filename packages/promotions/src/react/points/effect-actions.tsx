import { Button, FormActions } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

interface EffectActionsProps {
  effect: { readonly status: string; readonly mustForget: boolean; readonly again: (() => void) | null }
  /** What is sent, with its sum. */
  label: string
  onCancel: () => void
}

/** The end of a form that moves points: send it, or, where the answer got lost, the same once more. */
export function EffectActions({ effect: { status, mustForget, again }, label, onCancel }: EffectActionsProps) {
  const text = usePromotionsText()
  const sending = status === 'sending'
  return (
    <FormActions>
      <Button disabled={sending} onClick={onCancel}>
        {text('promotions.effect.cancel')}
      </Button>
      {again ? (
        <Button variant="primary" onClick={again}>
          {text('promotions.effect.again')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" loading={sending} disabled={mustForget}>
          {label}
        </Button>
      )}
    </FormActions>
  )
}

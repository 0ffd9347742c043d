import type { ApiError } from '@parlour/api-client'
import { Button } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** What a button shows of the call that takes a reward. */
export interface TakeEffect {
  readonly status: 'idle' | 'sending' | 'done' | 'refused' | 'unsure'
  readonly error: ApiError | null
  readonly mustForget: boolean
  readonly again: (() => void) | null
  readonly forget: (() => void) | null
}

interface TakeActionProps {
  effect: TakeEffect
  label: string
  of?: string
  disabled?: boolean
  /** One of a list: small, and not the main one of its region. */
  inRow?: boolean
  onTake: () => void
}

/** The button alone; where the answer got lost it sends the same once more. */
export function TakeAction({ effect, label, of, disabled = false, inRow = false, onTake }: TakeActionProps) {
  const text = usePromotionsText()
  const { status, again, mustForget } = effect
  const shown = again ? text('promotions.effect.again') : label
  return (
    <Button
      variant={inRow ? 'secondary' : 'primary'}
      {...(inRow ? { size: 'sm' as const } : {})}
      {...(of ? { 'aria-label': `${shown}: ${of}` } : {})}
      loading={status === 'sending'}
      disabled={!again && (disabled || mustForget)}
      onClick={again ?? onTake}
    >
      {shown}
    </Button>
  )
}

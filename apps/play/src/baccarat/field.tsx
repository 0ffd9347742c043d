import type { Speech } from '../frame/speech.ts'
import type { FieldEnd, FieldKind } from '../calls/baccarat.ts'
import { ChipStack } from './chip-stack.tsx'

interface FieldProps {
  speech: Speech
  kind: FieldKind
  chips: readonly number[]
  /** What lies on it, in minor units. */
  stake: number
  /** What became of it in the round that is over, or null. */
  end: FieldEnd | null
  /** Whether the round that is over went to it, with or without chips on it. */
  lit: boolean
  held: boolean
  onPress: () => void
}

const endOf = ({ win, stake }: FieldEnd): 'won' | 'back' | 'lost' => {
  if (win > stake) return 'won'
  return win > 0 ? 'back' : 'lost'
}

/** A field of the table: a press lays the chosen chip on it. */
export function Field({
  speech: { word, money, figure, locale },
  kind: { bet, pays },
  chips,
  stake,
  end,
  lit,
  held,
  onPress,
}: FieldProps) {
  const over = end && endOf(end)
  const profit = end ? end.win - end.stake : 0
  return (
    <button
      type="button"
      class="field"
      data-bet={bet}
      data-end={over ?? undefined}
      data-lit={lit ? '' : undefined}
      aria-disabled={held}
      onClick={onPress}
    >
      <span class="field__name">{word(`field.${bet}`)}</span>{' '}
      <span class="field__pays">{word('pays', { times: figure(pays) })}</span>
      {stake > 0 ? (
        <span class="field__stake">
          <ChipStack sum={stake} chips={chips} locale={locale} />
          {over === 'won' ? <ChipStack sum={profit} chips={chips} locale={locale} paid /> : null}{' '}
          <span class="field__sum" aria-hidden="true">
            {figure(stake / 100)}
          </span>
          <span class="unseen">{money(stake)}</span>
          {over === 'won' ? <span class="field__end"> +{figure(profit / 100)}</span> : null}
          {over === 'back' ? <span class="field__end"> {word('kept')}</span> : null}
        </span>
      ) : null}
    </button>
  )
}

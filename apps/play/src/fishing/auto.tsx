import type { Speech } from '../frame/speech.ts'

/** How many shots can be fired by themselves; null is by hand. */
export const autos: readonly (number | null)[] = [null, 10, 25, 50]

interface AutoProps {
  readonly speech: Speech
  readonly value: number | null
  readonly disabled: boolean
  onValue(auto: number | null): void
}

/** How many shots are fired by themselves, fewer and more by a press. */
export function Auto({ speech: { word }, value, disabled, onValue }: AutoProps) {
  const at = autos.indexOf(value)
  const step = (by: number) => onValue(autos[at + by] ?? null)
  return (
    <div class="stake auto" role="group" aria-label={word('auto')}>
      <button
        class="step"
        type="button"
        aria-label={word('autoLess')}
        disabled={disabled || at <= 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output class="stake__sum">
        <span class="label">{word('auto')}</span>
        <strong>{value ?? word('autoOff')}</strong>
      </output>
      <button
        class="step"
        type="button"
        aria-label={word('autoMore')}
        disabled={disabled || at === autos.length - 1}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  )
}

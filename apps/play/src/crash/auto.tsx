import type { Speech } from '../frame/speech.ts'

/** Where a cash-out by itself can be set, in hundredths of the stake; null is by hand. */
export const autos: readonly (number | null)[] = [null, 110, 120, 150, 200, 300, 500, 1000, 2000, 5000, 10_000]

interface AutoProps {
  readonly speech: Speech
  times(hundredths: number): string
  readonly value: number | null
  readonly disabled: boolean
  onValue(auto: number | null): void
}

/** The multiplier at which the server cashes out by itself, lower and higher by a press. */
export function Auto({ speech: { word }, times, value, disabled, onValue }: AutoProps) {
  const at = autos.indexOf(value)
  const step = (by: number) => onValue(autos[at + by] ?? null)
  return (
    <div class="stake" role="group" aria-label={word('auto')}>
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
        <strong>{value === null ? word('autoOff') : `${times(value)}×`}</strong>
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

import type { Speech } from './speech.ts'

/** What the player has. */
export const Balance = ({ speech: { word, money }, sum }: { speech: Speech; sum: number }) => (
  <p class="sum">
    <span class="label">{word('balance')}</span>
    <strong class="gold">{money(sum)}</strong>
  </p>
)

interface StakeProps {
  speech: Speech
  /** Minor units, rising. */
  stakes: readonly number[]
  value: number
  disabled: boolean
  onValue: (stake: number) => void
}

/** The stake, lower and higher by a press. */
export function Stake({ speech: { word, money }, stakes, value, disabled, onValue }: StakeProps) {
  const at = stakes.indexOf(value)
  const step = (by: number) => onValue(stakes[at + by] ?? value)
  return (
    <div class="stake" role="group" aria-label={word('stake')}>
      <button
        class="step"
        type="button"
        aria-label={word('less')}
        disabled={disabled || at <= 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output class="stake__sum">
        <span class="label">{word('stake')}</span>
        <strong>{money(value)}</strong>
      </output>
      <button
        class="step"
        type="button"
        aria-label={word('more')}
        disabled={disabled || at === stakes.length - 1}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  )
}

interface GoProps {
  label: string
  disabled?: boolean
  onPress: () => void
  /** Beside the main one. */
  quiet?: boolean
}

/** A button of the bar. */
export const Go = ({ label, disabled = false, onPress, quiet = false }: GoProps) => (
  <button class={quiet ? 'quiet quiet--tall' : 'go'} type="button" disabled={disabled} onClick={onPress}>
    {label}
  </button>
)

import type { Speech } from '../frame/speech.ts'

interface CannonsProps {
  readonly speech: Speech
  /** What a shot of each stakes, in minor units. */
  readonly stakes: readonly number[]
  readonly value: number
  readonly disabled: boolean
  onValue(cannon: number): void
}

const barrels = [
  'M10 20V8h4v12z',
  'M5.5 20V7h4.4v13zM14.1 20V7h4.4v13z',
  'M2.8 20V9h4.2v11zM9.6 20V5h4.8v15zM17 20V9h4.2v11z',
]

/** The cannons, each with what its shots stake. */
export function Cannons({ speech: { word, money }, stakes, value, disabled, onValue }: CannonsProps) {
  return (
    <fieldset class="cannons" disabled={disabled}>
      <legend class="unseen">{word('cannon')}</legend>
      {stakes.map((stake, at) => (
        <label key={stake} class="cannon">
          <input
            class="unseen"
            type="radio"
            name="cannon"
            checked={at === value}
            onChange={() => onValue(at)}
            aria-label={word('cannonOf', { number: at + 1, sum: money(stake) })}
          />
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={barrels[at]} />
            <path d="M3 22a9 6 0 0 1 18 0z" />
          </svg>
          <span>{money(stake)}</span>
        </label>
      ))}
    </fieldset>
  )
}

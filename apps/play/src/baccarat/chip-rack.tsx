import type { Speech } from '../frame/speech.ts'
import { Chip } from './chip.tsx'
import { chipLabel } from './chip-label.ts'

interface ChipRackProps {
  speech: Speech
  /** Minor units, rising. */
  chips: readonly number[]
  value: number
  onValue: (chip: number) => void
}

/** The chips to choose from. */
export const ChipRack = ({ speech: { word, money, locale }, chips, value, onValue }: ChipRackProps) => (
  <fieldset class="rack">
    <legend class="unseen">{word('chips')}</legend>
    {chips.map((chip, at) => (
      <label key={chip} class="rack__chip">
        <input
          type="radio"
          name="chip"
          checked={chip === value}
          onChange={() => onValue(chip)}
          aria-label={money(chip)}
        />
        <Chip at={at} label={chipLabel(locale, chip)} />
      </label>
    ))}
  </fieldset>
)

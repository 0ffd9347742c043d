import type { DayRange, IsoDay } from './iso-day.ts'
import type { RangePreset } from './range-preset.ts'
import { Chip, Chips } from '../chip/chip.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import { presetOf, presetRange } from './range-preset.ts'

type PresetsProps = {
  label: string
  presets: readonly RangePreset[]
  value?: DayRange
  onValue: (range: DayRange) => void
  today: IsoDay
  min?: IsoDay
  max?: IsoDay
}

/** The presets as chips, above the month. */
export const PresetChips = ({ label, presets, value, onValue, today, min, max }: PresetsProps) => (
  <Chips label={label}>
    {presets.map((preset) => (
      <Chip
        key={preset.label}
        selected={presetOf(presets, value, today, min, max) === preset}
        onClick={() => onValue(presetRange(preset, today, min, max))}
      >
        {preset.label}
      </Chip>
    ))}
  </Chips>
)

/** The presets as one row beside the button, from 768 px on. */
export const PresetRow = ({ label, presets, value, onValue, today, min, max }: PresetsProps) => {
  const onLabel = (chosen: string) => {
    const preset = presets.find((one) => one.label === chosen)
    if (preset) onValue(presetRange(preset, today, min, max))
  }
  return (
    <Segmented
      label={label}
      value={presetOf(presets, value, today, min, max)?.label ?? ''}
      onValue={onLabel}
      options={presets.map((preset) => ({ value: preset.label, label: preset.label }))}
    />
  )
}

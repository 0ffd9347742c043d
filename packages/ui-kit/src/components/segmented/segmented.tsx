import type { ReactNode } from 'react'
import { useId } from 'react'

/** Props of `Segmented`. */
export type SegmentedProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onValue: (value: Value) => void
  /** Fills the width with equal parts. */
  block?: boolean
  /** What is chosen stays for now. */
  disabled?: boolean
}

/**
 * One of two to five choices, all visible; arrow keys choose.
 *
 * @example <Segmented label="Theme" options={[{ value: 'dark', label: 'Dark' }, { value: 'light', label: 'Light' }]} value={theme} onValue={setTheme} />
 */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onValue,
  block,
  disabled,
}: SegmentedProps<Value>) => {
  const name = useId()
  return (
    <div className="p-segmented" role="radiogroup" aria-label={label} data-block={block || undefined}>
      {options.map((option) => (
        <label key={option.value} className="p-segmented__part">
          <input
            className="p-segmented__input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValue(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

import type { ComponentProps } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId } from 'react'
import { IconCaretDown } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'

/** One choice of a `Select`. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

/** Props of `Select`; `compact` puts the label inside the box, for rows of filters. */
export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & { options: readonly SelectOption[]; compact?: boolean }

/**
 * One of many choices, by the browser's own list.
 *
 * @example <Select label="Sort by" options={[{ value: 'hot', label: 'Popular' }]} value="hot" onChange={change} />
 */
export const Select = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  options,
  compact,
  id,
  ...select
}: SelectProps) => {
  const own = useId()
  const field = { label, hint, error, good, required, optional, action }
  const box = (
    <div className="p-box p-select" data-compact={compact || undefined}>
      {compact ? (
        <label className="p-select__label" htmlFor={id ?? own}>
          {label}
        </label>
      ) : null}
      <select {...select} {...fieldInput(id ?? own, field)} className="p-box__input p-select__input">
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <IconCaretDown size={16} className="p-select__caret" />
    </div>
  )
  return compact ? (
    box
  ) : (
    <FieldFrame {...field} id={id ?? own}>
      {box}
    </FieldFrame>
  )
}

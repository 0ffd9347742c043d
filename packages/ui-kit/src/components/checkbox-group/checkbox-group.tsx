import type { FieldProps } from '../field/field-frame.tsx'
import type { Option } from '../field/option-row.tsx'
import { useId } from 'react'
import { GroupFrame } from '../field/group-frame.tsx'
import { OptionRow } from '../field/option-row.tsx'

/** Props of `CheckboxGroup`; `optional` and `required` are said at its label, the check is the form's. */
export type CheckboxGroupProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  /** Values of what is chosen, in any order. */
  value: readonly Value[]
  /** Gets them in the order of the options. */
  onValue: (value: Value[]) => void
  /** Adds a first row that chooses all or none and shows a dash in between. */
  allLabel?: string
  /** Name in a form of the browser. */
  name?: string
}

/**
 * Several choices out of a few; the whole row is the target.
 *
 * @example <CheckboxGroup label="Providers" options={[{ value: 'XGS', label: 'Tessera' }]} value={chosen} onValue={setChosen} />
 */
export const CheckboxGroup = <Value extends string>({
  options,
  value,
  onValue,
  allLabel,
  name,
  ...field
}: CheckboxGroupProps<Value>) => {
  const id = useId()
  const able = options.filter((option) => !option.disabled)
  const chosen = able.filter((option) => value.includes(option.value))
  const all = chosen.length === able.length
  const pick = (wanted: (option: Value) => boolean) => onValue(options.map((option) => option.value).filter(wanted))
  const toggle = (one: Value) => pick((option) => (option === one) !== value.includes(option))
  const toggleAll = () => pick((option) => (able.some((line) => line.value === option) ? !all : value.includes(option)))
  return (
    <GroupFrame {...field} id={id} role="group" className="p-options" look={allLabel ? 'tree' : 'rows'}>
      {allLabel ? (
        <OptionRow
          type="checkbox"
          id={`${id}-all`}
          label={allLabel}
          checked={all && able.length > 0}
          onChange={toggleAll}
          inputRef={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !all
          }}
        />
      ) : null}
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          {...option}
          type="checkbox"
          id={`${id}-${index}`}
          name={name}
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </GroupFrame>
  )
}

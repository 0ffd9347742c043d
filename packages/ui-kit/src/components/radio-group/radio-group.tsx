import type { FieldProps } from '../field/field-frame.tsx'
import type { Option } from '../field/option-row.tsx'
import { useId } from 'react'
import { GroupFrame } from '../field/group-frame.tsx'
import { OptionRow } from '../field/option-row.tsx'

/** Props of `RadioGroup`. */
export type RadioGroupProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  /** `undefined` while nothing is chosen. */
  value: Value | undefined
  onValue: (value: Value) => void
  /**
   * `rows` are plain lines of 44 px; `cards` have an edge and stand for things with terms of their own; `chips` are short
   * words or sums side by side, without hints.
   */
  look?: 'rows' | 'cards' | 'chips'
  /** Cards stand beside each other where there is room. */
  beside?: boolean
  /** Name of the group in a form of the browser. */
  name?: string
}

/**
 * One of a few choices, all visible with their hints; arrow keys choose.
 *
 * @example <RadioGroup label="Method" options={[{ value: 'gcash', label: 'GCash' }]} value={method} onValue={setMethod} />
 */
export const RadioGroup = <Value extends string>({
  options,
  value,
  onValue,
  look = 'rows',
  beside = false,
  name,
  ...field
}: RadioGroupProps<Value>) => {
  const id = useId()
  return (
    <GroupFrame
      {...field}
      id={id}
      role="radiogroup"
      className={beside ? 'p-options p-options-beside' : 'p-options'}
      look={look}
    >
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          {...option}
          type="radio"
          id={`${id}-${index}`}
          name={name ?? id}
          checked={option.value === value}
          onChange={() => onValue(option.value)}
        />
      ))}
    </GroupFrame>
  )
}

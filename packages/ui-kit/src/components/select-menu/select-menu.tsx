import type { KeyboardEvent } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import type { ListboxOption } from '../listbox/listbox.tsx'
import { useId, useRef, useState } from 'react'
import { IconCaretDown } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'
import { Picker } from '../listbox/picker.tsx'
import { SelectList } from './select-list.tsx'

/** One choice of a `SelectMenu`; `start` and `end` stand beside its label, for example a logo and a count. */
export type SelectMenuOption = ListboxOption

/** Props of `SelectMenu`; `compact` puts the label inside the box, for rows of filters. */
export type SelectMenuProps = FieldProps & {
  options: readonly SelectMenuOption[]
  /** Value of the chosen option; `undefined` while nothing is chosen. */
  value: string | undefined
  onValue: (value: string) => void
  /** In the box while nothing is chosen. */
  placeholder?: string
  /** Name of the button that closes the sheet on a phone. */
  closeLabel: string
  /** Sends the value with a form of the browser. */
  name?: string
  /** Id of the control. */
  id?: string
  disabled?: boolean
  compact?: boolean
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * One of many choices, in a list with pictures and counts; a sheet on a phone.
 *
 * @example <SelectMenu label="Provider" options={[{ value: 'XGS', label: 'Tessera' }]} value={provider} onValue={setProvider} closeLabel="Close" />
 */
export const SelectMenu = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  options,
  value,
  onValue,
  placeholder,
  closeLabel,
  name,
  id,
  disabled,
  compact,
}: SelectMenuProps) => {
  const own = useId()
  const box = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [letter, setLetter] = useState('')
  const field = { label, hint, error, good, required, optional, action }
  const input = { ...fieldInput(id ?? own, field) }
  const chosen = options.find((option) => option.value === value)

  const show = (by: string) => {
    setLetter(by)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp' || isLetter(event)
    if (!opens || open) return
    event.preventDefault()
    show(isLetter(event) ? event.key : '')
  }
  const choose = (next: string) => {
    setOpen(false)
    if (next !== value) onValue(next)
  }
  const button = (
    <div className="p-box p-select-menu" data-compact={compact || undefined} data-state={open ? 'open' : 'closed'}>
      {compact ? (
        <span className="p-select__label" id={`${input.id}-label`}>
          {label}
        </span>
      ) : null}
      <button
        {...input}
        ref={box}
        type="button"
        role="combobox"
        className="p-select-menu__button"
        disabled={disabled}
        aria-labelledby={`${input.id}-label ${input.id}-value`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${input.id}-list` : undefined}
        data-empty={chosen ? undefined : ''}
        onClick={() => (open ? setOpen(false) : show(''))}
        onKeyDown={onKeyDown}
      >
        {chosen?.start}
        <span className="p-select-menu__value" id={`${input.id}-value`}>
          {chosen?.label ?? placeholder}
        </span>
      </button>
      <IconCaretDown size={16} className="p-select__caret" />
    </div>
  )
  const control = (
    <>
      <Picker
        open={open}
        onOpen={setOpen}
        anchor={button}
        label={label}
        closeLabel={closeLabel}
        focusBack={() => box.current?.focus({ preventScroll: true })}
      >
        <SelectList
          id={`${input.id}-list`}
          label={label}
          options={options}
          value={value}
          letter={letter}
          onChoose={choose}
        />
      </Picker>
      {name ? <input type="hidden" name={name} value={value ?? ''} disabled={disabled} /> : null}
    </>
  )
  return compact ? (
    control
  ) : (
    <FieldFrame {...field} id={input.id}>
      {control}
    </FieldFrame>
  )
}

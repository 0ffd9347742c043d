import type { ListboxOption } from '../listbox/listbox.tsx'
import { Listbox } from '../listbox/listbox.tsx'
import { useListbox } from '../listbox/use-listbox.ts'

type SelectListProps = {
  id: string
  label: string
  options: readonly ListboxOption[]
  value: string | undefined
  /** The letter that opened the list, if one did. */
  letter: string
  onChoose: (value: string) => void
}

/** The open list of a select; it holds the focus. */
export const SelectList = ({ id, label, options, value, letter, onChoose }: SelectListProps) => {
  const byLetter = letter
    ? options.findIndex(
        (option) => !option.disabled && option.label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
      )
    : -1
  const chosen = options.findIndex((option) => option.value === value)
  const first = options.findIndex((option) => !option.disabled)
  const choose = (index: number) => {
    const option = options[index]
    if (option) onChoose(option.value)
  }
  const lines = options.map((option) => ({ text: option.label, disabled: option.disabled }))
  const list = useListbox({
    lines,
    start: byLetter >= 0 ? byLetter : chosen >= 0 ? chosen : first,
    onChoose: choose,
    typeAhead: true,
  })
  return (
    <Listbox
      id={id}
      label={label}
      options={options}
      value={value}
      active={list.active}
      onActive={list.setActive}
      onChoose={choose}
      onKeyDown={list.onKeyDown}
    />
  )
}

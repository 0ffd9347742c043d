import type { ComponentProps } from 'react'
import { useRef } from 'react'
import { IconClose, IconSearch } from '../../icons/index.ts'

/** Props of `SearchField`. */
export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'type' | 'onChange' | 'ref'> & {
  /** Read out; the placeholder may show it. */
  label: string
  /** Accessible name of the clear button. */
  clearLabel: string
  /** What was typed. */
  value: string
  onValue: (value: string) => void
}

/**
 * A search field that filters while typing, 44 px high, with a clear button.
 *
 * @example <SearchField label="Search games" clearLabel="Clear" value={query} onValue={setQuery} />
 */
export const SearchField = ({ label, clearLabel, value, onValue, ...input }: SearchFieldProps) => {
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValue('')
    box.current?.focus()
  }
  return (
    <div className="p-box p-search" role="search">
      <span className="p-box__start">
        <IconSearch />
      </span>
      <input
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        {...input}
        ref={box}
        className="p-box__input"
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value ? (
        <button className="p-box__button" type="button" aria-label={clearLabel} onClick={clear}>
          <IconClose size={16} />
        </button>
      ) : null}
    </div>
  )
}

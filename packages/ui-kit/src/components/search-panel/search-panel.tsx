import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { SearchGroup } from './search-option.ts'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LazyPictures } from '../lazy-pictures/lazy-pictures.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { SearchList } from './search-list.tsx'

/** Props of `SearchPanel`. */
export type SearchPanelProps = {
  /** Name of the field. */
  label: string
  /** Shown while the field is empty. */
  placeholder?: string
  /** Accessible name of the clear button. */
  clearLabel: string
  /** What was typed. */
  value: string
  onValue: (value: string) => void
  /** Most characters that can be typed. */
  maxLength?: number
  /** Name of the list. */
  listLabel: string
  /** What was found; empty groups are left out. */
  groups: readonly SearchGroup[]
  /** Stands over the list: that nothing is called so, that more was found than is shown. */
  note?: ReactNode
  /** Stands under the list, or in its place while nothing was found. */
  children?: ReactNode
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/**
 * Pictures of lines: those in sight, one after the other, once the list has stood still for a moment. A poster costs a
 * phone more than ten keys do, and what a key finds the next one takes away.
 */
const pictures = { preload: 1, throttle: 250, calm: true, oneByOne: true } as const

/**
 * [BEY-24] A search field with grouped results: the focus stays in the field, arrows move in the list, Enter opens.
 *
 * @example <SearchPanel label="Search" clearLabel="Clear" value={query} onValue={setQuery} listLabel="Results" groups={groups} />
 */
export const SearchPanel = ({
  label,
  placeholder,
  clearLabel,
  value,
  onValue,
  maxLength,
  listLabel,
  groups,
  note,
  children,
}: SearchPanelProps) => {
  const id = useId()
  const [moved, setMoved] = useState({ value, to: '' })
  const shown = useMemo(() => groups.filter(({ options }) => options.length > 0), [groups])
  const lines = shown.flatMap(({ options }) => options.filter(({ disabled }) => !disabled).map((option) => option.id))
  const at = Math.max(0, moved.value === value ? lines.indexOf(moved.to) : 0)
  const active = lines[at]
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  // The same for every key: a list that has not changed is not drawn again.
  const go = useCallback((to: string) => setMoved({ value: latest.current, to }), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || active === undefined) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) document.getElementById(`${id}-${active}`)?.click()
    else go(lines[Math.min(Math.max(at + step, 0), lines.length - 1)] ?? '')
  }
  /** What was pressed may go away with what it changed: the focus is back in the field by then. */
  const giveBack = ({ currentTarget, target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button'))
      currentTarget.parentElement?.querySelector('input')?.focus()
  }
  const open = shown.length > 0
  return (
    <div className="p-search-panel">
      <SearchField
        label={label}
        placeholder={placeholder ?? label}
        clearLabel={clearLabel}
        value={value}
        onValue={onValue}
        maxLength={maxLength}
        onKeyDown={onKeyDown}
        data-autofocus=""
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      />
      <div className="p-search-panel__found" onClickCapture={giveBack}>
        {note ? <div className="p-search-panel__note">{note}</div> : null}
        <LazyPictures {...pictures}>
          {open ? <SearchList id={id} label={listLabel} groups={shown} active={active} onActive={go} /> : null}
        </LazyPictures>
        {children}
      </div>
    </div>
  )
}

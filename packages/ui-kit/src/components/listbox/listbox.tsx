import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { IconCheck } from '../../icons/index.ts'

/** A line of a listbox as it is drawn. */
export type ListboxOption = { value: string; label: string; start?: ReactNode; end?: ReactNode; disabled?: boolean }

type ListboxProps = {
  id: string
  label: string
  options: readonly ListboxOption[]
  value: string | undefined
  active: number
  onActive: (index: number) => void
  onChoose: (index: number) => void
  /** Given when the list itself holds the focus, and not a search field above it. */
  onKeyDown?: (event: KeyboardEvent) => void
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Lines of 40 px (48 on a phone), one of which is chosen and has the tick. */
export const Listbox = ({ id, label, options, value, active, onActive, onChoose, onKeyDown }: ListboxProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = () => list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
    show()
    const placed = requestAnimationFrame(show)
    return () => cancelAnimationFrame(placed)
  }, [active])
  const choose = ({ target }: MouseEvent) => {
    const index = [...(list.current?.children ?? [])].findIndex(
      (line) => target instanceof Node && line.contains(target),
    )
    if (options[index] && !options[index].disabled) onChoose(index)
  }
  return (
    <div
      ref={list}
      className="p-listbox"
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={onKeyDown ? 0 : -1}
      onMouseDown={keepFocus}
      onClick={choose}
      aria-activedescendant={onKeyDown && active >= 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      data-autofocus={onKeyDown ? '' : undefined}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className="p-listbox__option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          data-active={index === active || undefined}
          onPointerMove={option.disabled || index === active ? undefined : () => onActive(index)}
        >
          {option.start}
          <span className="p-listbox__label">{option.label}</span>
          {option.end}
          <span className="p-listbox__tick">{option.value === value ? <IconCheck size={16} /> : null}</span>
        </div>
      ))}
    </div>
  )
}
